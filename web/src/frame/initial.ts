/**
 * A name that begins with a letter from below the combining marks (Latin, with its accents), which nothing joins to
 * what follows.
 */
const PLAIN = /^[\u0020-\u02ff](?![\u0300-\uffff])/;

/**
 * The first character of a name as a reader sees it, in upper case; '' without one. A segmenter is made only where it
 * is needed, because browsers take tens of milliseconds to load its data.
 */
export const initialOf = (name: string, Segmenter = Intl.Segmenter): string => {
  if (name === '') return '';
  if (PLAIN.test(name)) return name.charAt(0).toLocaleUpperCase();
  const [first] = new Segmenter().segment(name);
  return (first?.segment ?? '').toLocaleUpperCase();
};
