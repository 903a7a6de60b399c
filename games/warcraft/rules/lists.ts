/** Gives all cells of a short list one value: calling `fill` takes longer than filling them. */
export const setAll = (cells: Int32Array, value: number): void => {
  for (let i = 0; i < cells.length; i++) cells[i] = value;
};

/** Empties a short list so that it keeps its memory: one whose length is set to 0 gives it away. */
export const empty = (list: number[]): void => {
  while (list.length > 0) list.pop();
};

/** The numbers from `least` to `most`. */
export const fromTo = (least: number, most: number): number[] => {
  const list: number[] = [];
  for (let n = least; n <= most; n++) list.push(n);
  return list;
};

/** Sorts a short list of numbers in place: of few members in some order already this takes less than `sort`. */
export const inOrder = (list: number[]): number[] => {
  for (let i = 1; i < list.length; i++) {
    const one = list[i]!;
    let at = i;
    for (; at > 0 && list[at - 1]! > one; at--) list[at] = list[at - 1]!;
    list[at] = one;
  }
  return list;
};
