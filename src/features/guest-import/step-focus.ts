import { focusHeading, isFocusLost } from '../../ui/keyboard/focus.ts';

/** `ref` for a part of the import that replaces another one: focuses its heading, or its first control. */
export function enterStep(step: HTMLElement | null) {
  if (!step || !isFocusLost()) return;
  const target = step.querySelector<HTMLElement>('h3, [aria-current], button');
  if (target?.localName === 'h3') focusHeading(target);
  else target?.focus();
}
