const setText =
  typeof HTMLInputElement === 'undefined'
    ? undefined
    : Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/** Fills in a field as if the text were typed: its component, its form and the draft take the text over. */
export function fillField(field: HTMLInputElement, text: string) {
  // React's own setter would hide the change from React.
  if (field.value !== text) setText?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

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
