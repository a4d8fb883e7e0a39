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
