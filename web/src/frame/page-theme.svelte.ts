/** The colours of a game on the whole page. */

/** Sets this class on the body while the component that calls it is shown. Undefined: the colours of the house. */
export const showPageTheme = (theme: () => string | undefined): void => {
  $effect(() => {
    const name = theme();
    if (name === undefined) return;
    document.body.classList.add(name);
    return () => document.body.classList.remove(name);
  });
};
