/** Backs up the data of DATA_DIR to BACKUP_FILE and prints the result of the verification as one line of JSON. */
import { library } from '#tables/tests/help/library.ts';
import { backUp } from '../../operations/backup.ts';

const { DATA_DIR = '', BACKUP_FILE = '' } = process.env;
process.stdout.write(`${JSON.stringify(await backUp(DATA_DIR, BACKUP_FILE, library))}\n`);
