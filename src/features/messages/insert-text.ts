/**
 * Inserts a text into a field in place of the selection, as if it were typed. `setRangeText` bypasses React's own
 * setter, so that the form detects the change.
 */
export function insertText(field: HTMLTextAreaElement | HTMLInputElement, text: string) {
  field.focus();
  if (field.readOnly) return;
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? field.value.length, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** Replaces the whole text of a field, as if it were typed. */
export function replaceText(field: HTMLTextAreaElement | HTMLInputElement, text: string) {
  if (field.readOnly) return;
  field.setRangeText(text, 0, field.value.length, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** The text field with this name in the form of an element. */
export function findTextField(form: HTMLFormElement | null, name: string) {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement ? field : undefined;
}
