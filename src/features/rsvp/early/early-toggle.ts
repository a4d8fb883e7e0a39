import { findInput } from './early-parts.ts';

/** Makes Yes and No of an early panel work. */
export function connectToggle(
  panel: ParentNode,
  choice: number | null,
  onChange: (count: number) => void,
): void {
  const [yes, no] = [findInput(panel, 'yes'), findInput(panel, 'no')];
  yes.checked = choice === 1;
  no.checked = choice === 0;
  yes.addEventListener('input', () => onChange(1));
  no.addEventListener('input', () => onChange(0));
}
