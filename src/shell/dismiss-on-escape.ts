/**
 * `ref` for a panel that unfolds while the pointer is over it: Esc folds it until the pointer leaves it (WCAG 1.4.13).
 * Its style sheet reads `data-dismissed`.
 */
export function dismissOnEscape(panel: HTMLElement | null) {
  if (!panel) return;
  const dismiss = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && panel.matches(':hover')) panel.dataset['dismissed'] = '';
  };
  const forget = () => delete panel.dataset['dismissed'];
  document.addEventListener('keydown', dismiss);
  panel.addEventListener('pointerleave', forget);
  return () => {
    document.removeEventListener('keydown', dismiss);
    panel.removeEventListener('pointerleave', forget);
  };
}
