import { focusHeading, isFocusLost } from '../../ui/keyboard/focus.ts';

/** `ref` for a step of the import that replaces another step: focuses its heading, or its first control. */
export function stepFocusRef(step: HTMLElement | null) {
  if (!step || !isFocusLost()) return;
  const target = step.querySelector<HTMLElement>('h3, [aria-current], button');
  if (target?.localName === 'h3') focusHeading(target);
  else target?.focus();
}
