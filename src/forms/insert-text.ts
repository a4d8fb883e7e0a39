type TextField = HTMLTextAreaElement | HTMLInputElement;

/** The text field with this name in the form of an element. */
export function findTextField(form: HTMLFormElement | null, name: string): TextField | undefined {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement ? field : undefined;
}

/**
 * Inserts a text into a field in place of the selection, as if it were typed. `setRangeText` bypasses React's own
 * setter, so that the form detects the change.
 */
export function insertText(field: TextField | undefined, text: string) {
  if (!field || field.readOnly) return;
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? field.value.length, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
