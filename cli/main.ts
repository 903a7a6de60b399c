/** `ludoteca COMMAND …`: the command line. Each command is a file in commands/, loaded when it is asked for. */
import { type Command, Failure, parseWords, Usage } from './command.ts';

const COMMANDS: Readonly<Record<string, () => Promise<{ readonly command: Command }>>> = {
  serve: () => import('./commands/serve.ts'),
  simulate: () => import('./commands/simulate.ts'),
  arena: () => import('./commands/arena.ts'),
  perft: () => import('./commands/perft.ts'),
  engine: () => import('./commands/engine.ts'),
  verify: () => import('./commands/verify.ts'),
  replay: () => import('./commands/replay.ts'),
  conformance: () => import('./commands/conformance.ts'),
  laws: () => import('./commands/laws.ts'),
  bench: () => import('./commands/bench.ts'),
  backup: () => import('./commands/backup.ts'),
  restore: () => import('./commands/restore.ts'),
  doctor: () => import('./commands/doctor.ts'),
  ratings: () => import('./commands/ratings.ts'),
  'deploy-check': () => import('./commands/deploy-check.ts'),
  hostile: () => import('./commands/hostile.ts'),
  faults: () => import('./commands/faults.ts'),
  leaks: () => import('./commands/leaks.ts'),
  load: () => import('./commands/load.ts'),
  crowd: () => import('./commands/crowd.ts'),
};

const help = async (): Promise<string> => {
  const lines = ['ludoteca COMMAND [--json]', ''];
  for (const load of Object.values(COMMANDS)) {
    const { command } = await load();
    lines.push(`  ${command.usage}`, `      ${command.about}`);
  }
  return lines.join('\n');
};

const run = async (name: string | undefined, words: readonly string[]): Promise<number> => {
  if (name === undefined || name === 'help' || name === '--help') {
    process.stdout.write(`${await help()}\n`);
    return 0;
  }
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!load) throw new Usage(`There is no command ${name}; there are: ${Object.keys(COMMANDS).join(', ')}`);
  const { command } = await load();
  if (words.includes('--help')) {
    process.stdout.write(`${command.usage}\n${command.about}\n`);
    return 0;
  }
  const args = parseWords(command, words);
  const output = await command.run(args);
  if (output === undefined) return 0;
  process.stdout.write(args.flag('json') ? `${JSON.stringify(output.json)}\n` : `${output.text}\n`);
  return output.holds === false ? 1 : 0;
};

// A reader that closes the pipe early (head, jq) has what it needs.
process.stdout.on('error', (e: NodeJS.ErrnoException) => {
  if (e.code === 'EPIPE') process.exit(0);
  throw e;
});

try {
  process.exitCode = await run(process.argv[2], process.argv.slice(3));
} catch (e) {
  const explained = e instanceof Usage || e instanceof Failure;
  process.stderr.write(
    explained ? `ludoteca: ${e.message}\n` : `${e instanceof Error ? e.stack : String(e)}\n`,
  );
  process.exitCode = e instanceof Usage ? 2 : 1;
}
