/** A disabled button also blocks Enter, so nothing would say what is missing; this submits the form instead. */
export function submitOnEnter({ key, isComposing, target }: KeyboardEvent) {
  if (key !== 'Enter' || isComposing || !(target instanceof HTMLInputElement)) return;
  if (target.form?.querySelector('[type=submit]:disabled')) target.form.requestSubmit();
}
