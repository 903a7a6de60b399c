/** Backs the data of DATA_DIR up into BACKUP_FILE and says what was proved, as one line of JSON. */
import { library } from '#tables/tests/help/library.ts';
import { backUp } from '../../operations/backup.ts';

const { DATA_DIR = '', BACKUP_FILE = '' } = process.env;
process.stdout.write(`${JSON.stringify(await backUp(DATA_DIR, BACKUP_FILE, library))}\n`);
