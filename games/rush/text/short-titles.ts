/** Titles of cards as they fit on small ones. */

/** Abbreviations of the time, and where a long word may be hyphenated. */
const SHORT: readonly (readonly [RegExp, string])[] = [
  [/^Panzerkampfwagen/, 'Pz.Kpfw.'],
  [/^Sturmgeschütz/, 'StuG'],
  [/^Durchbruchswagen/, 'D.W.'],
  [/^Gnome et Rhône/, 'Gn.-Rhône'],
  [/^Bat\.-Châtillon/, 'Bat.-Chât.'],
  [/ Tank$/, ''],
  [/^(Leicht|Jagd|Ketten|Berge|Panzer)(traktor|panther|krad|werfer)/, '$1\u00AD$2'],
  [/Cunningham/, 'Cun\u00ADning\u00ADham'],
  [/Greyhound/, 'Grey\u00ADhound'],
  [/Technician/, 'Techni\u00ADcian'],
];

/** A title as it fits into two lines of a small card. */
export const shortTitle = (title: string): string =>
  SHORT.reduce((short, [long, brief]) => short.replace(long, brief), title);
