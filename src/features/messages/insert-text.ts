/**
 * Types a text into a field for the person, in the place of what is selected in it. The form hears of it as of
 * any other key: `setRangeText` passes React's own setter by, so that the change is seen.
 */
export function insertText(field: HTMLTextAreaElement | HTMLInputElement, text: string) {
  field.focus();
  if (field.readOnly) return;
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? field.value.length, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** Replaces all of a field's text, as if the person had typed it. */
export function replaceText(field: HTMLTextAreaElement | HTMLInputElement, text: string) {
  if (field.readOnly) return;
  field.setRangeText(text, 0, field.value.length, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** The text field of this name in the form that an element belongs to. */
export function findField(form: HTMLFormElement | null, name: string) {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement ? field : undefined;
}
