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
