/** For the `ref` of a dialog that no button of its own opens: the focus goes back to where it came from. */
export function returnFocus() {
  const opener = document.activeElement;
  return () => {
    if (opener instanceof HTMLElement) opener.focus();
  };
}
