/** A disabled button keeps Enter from submitting, too, and whoever presses it would not be told what is missing. */
export function submitOnEnter({ key, isComposing, target }: KeyboardEvent) {
  if (key !== 'Enter' || isComposing || !(target instanceof HTMLInputElement)) return;
  if (target.form?.querySelector('[type=submit]:disabled')) target.form.requestSubmit();
}
