import { enterModal, isFocusLost } from './focus.ts';

/** Focuses the first field that a person sees. Forms also have fields that only hold a value. */
const focusField = (form: HTMLElement | null) =>
  form
    ?.querySelector<HTMLElement>(':is(input, select, textarea):not([hidden], [type="hidden"], [type="file"])')
    ?.focus();

/** `ref` for a form in a dialog: focuses its first field where the form replaces what the dialog has shown so far. */
export function enterShownForm(form: HTMLElement | null) {
  const dialog = form?.closest('[aria-modal="true"]');
  if (isFocusLost() || dialog?.contains(document.activeElement)) focusField(form);
}

/** `ref` for the frame of a dialog: `enterModal`. With `data-form`, the focus of the dialog starts in its first field. */
export function enterFrame(frame: HTMLElement | null) {
  const leave = enterModal(frame);
  // Fluent focuses the first control, such as the button of a picture, in an effect that follows.
  const move = () => frame?.dataset['form'] !== undefined && focusField(frame);
  frame?.addEventListener('focusin', move, { once: true });
  return leave;
}
