/** The rulebook in each language, apart from the table, so that one reads it without loading the game. */
import type { TableModule } from '#kit/table.ts';

export const rulebook: TableModule['rulebook'] = async (language) => {
  if (language === 'it') return (await import('../text/rulebook.it.ts')).rulebook;
  if (language === 'pl') return (await import('../text/rulebook.pl.ts')).rulebook;
  return (await import('../text/rulebook.en.ts')).rulebook;
};
