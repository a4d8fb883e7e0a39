/**
 * For the `ref` of an element in a dialog that no button of its own opens: the focus goes back to where
 * it came from. On an element of ours, as Fluent's own lose the end of a `ref`.
 */
export function returnFocus() {
  const opener = document.activeElement;
  return () => {
    if (opener instanceof HTMLElement) opener.focus();
  };
}
