import { enterModal, isFocusLost, visibleFields } from './focus.ts';

const focusField = (form: HTMLElement | null) => form?.querySelector<HTMLElement>(visibleFields)?.focus();

/** `ref` for a form in a dialog: focuses its first field where the form replaces what the dialog has shown so far. */
export function enterShownForm(form: HTMLElement | null) {
  const dialog = form?.closest('[aria-modal="true"]');
  if (isFocusLost() || dialog?.contains(document.activeElement)) focusField(form);
}

/** `ref` for the frame of a dialog: `enterModal`. With `data-form`, the focus of the dialog starts in its first field. */
export function enterFrame(frame: HTMLElement | null) {
  const leave = enterModal(frame);
  if (frame?.dataset['form'] === undefined) return leave;
  const done = new AbortController();
  // Fluent focuses the first control, such as the button of a picture, in an effect that follows. What the person does
  // first must not be changed: Fluent causes no event if the first field has the focus already.
  const move = ({ target }: FocusEvent) => {
    done.abort();
    if (target instanceof Element && !target.matches(visibleFields)) focusField(frame);
  };
  frame.addEventListener('focusin', move, { signal: done.signal });
  for (const event of ['keydown', 'pointerdown'])
    frame.addEventListener(event, () => done.abort(), { capture: true, signal: done.signal });
  return leave;
}
