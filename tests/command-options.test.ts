/** `--preset` and `--option` of `simulate` and `arena`. */
import { expect, test } from 'vitest';
import { loadGame } from '#games/library.ts';
import { OPTION_FLAGS, optionsGiven, parseWords, Usage } from '../cli/command.ts';

const given = async (id: string, ...words: string[]) => {
  const game = await loadGame(id);
  if (!game) throw new Error(id);
  const command = { usage: '', about: '', options: OPTION_FLAGS, run: async () => undefined };
  return optionsGiven(game, parseWords(command, words));
};

test('a preset sets its values, and single options override it', async () => {
  const v2 = { reserveSize: 5, reserveRefresh: 'optionalAtStart', attackerExposure: true };
  expect(await given('rush', '--preset', 'v2')).toEqual(v2);
  expect(await given('rush', '--option', 'reserveSize=4', '--preset=v2')).toEqual({ ...v2, reserveSize: 4 });
  expect(await given('rush', '--option', 'openDepots=true')).toEqual({ openDepots: true });
});

test('an unknown preset is refused with a list of the known ones', async () => {
  await expect(given('rush', '--preset', 'v3')).rejects.toThrow(
    new Usage('rush has no preset v3; there are: v2'),
  );
  await expect(given('tank-chess', '--preset', 'v2')).rejects.toThrow('there are: none');
});
