/**
 * Labels for the list of one's devices, derived from the User-Agent header. They name browser and system only: enough
 * for the owner to recognise a device, without storing more about it.
 */

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** For example "Firefox · Linux"; '' if neither browser nor system is recognised. */
export const labelOf = (userAgent: string | undefined): string => {
  const name = (known: readonly (readonly [RegExp, string])[]) =>
    known.find(([sign]) => sign.test(userAgent ?? ''))?.[1];
  return [name(BROWSERS), name(SYSTEMS)].filter((part) => part !== undefined).join(' · ');
};
