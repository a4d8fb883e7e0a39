/** `ref` for the content of a form that starts again, because the button that had the focus is gone. */
export const focusFirstField = (content: HTMLElement | null) =>
  content?.querySelector<HTMLElement>('input:not([type="hidden"])')?.focus();

/**
 * `ref` for the content of a form that starts again after a save: focuses the same control. Whoever has left the form
 * meanwhile is not called back.
 */
export function rememberFocus() {
  const focused = document.activeElement;
  if (!focused?.closest('form')) return null;
  const name = focused.matches('input, textarea, select') && focused.getAttribute('name');
  const selector = name ? `[name="${CSS.escape(name)}"]` : '[type="submit"]';
  return (content: HTMLElement | null) =>
    (content?.closest('form') ?? content)?.querySelector<HTMLElement>(selector)?.focus();
}
