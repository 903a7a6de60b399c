/** JSON values. The named form of a state and of a view consists of nothing else. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

export const isObject = (j: unknown): j is JsonObject =>
  typeof j === 'object' && j !== null && !Array.isArray(j);

/** Canonical JSON: keys sorted, no spaces. Two values are equal if and only if these texts are. */
export const canonical = (j: Json): string => {
  if (Array.isArray(j)) return `[${(j as readonly Json[]).map(canonical).join(',')}]`;
  if (isObject(j)) {
    const keys = Object.keys(j).sort();
    return `{${keys.map((k) => `${JSON.stringify(k)}:${canonical(j[k] ?? null)}`).join(',')}}`;
  }
  return JSON.stringify(j);
};
