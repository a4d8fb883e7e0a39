import { type ReactNode, useId, useState } from 'react';

interface ValueInputProps<T> {
  /** The field as Conform knows it. */
  field: { name: string; defaultValue: string };
  /** The value of the field's text, and the text of a value. */
  getValue(text: string): T;
  getText(value: T): string;
  /** Renders the controls. */
  children(value: T, onChange: (value: T) => void): ReactNode;
}

/** A field whose value is no text: it is sent with its form as one. */
export function ValueInput<T>({
  field: { name, defaultValue },
  getValue,
  getText,
  children,
}: ValueInputProps<T>) {
  const [value, setValue] = useState(() => getValue(defaultValue));
  const id = useId();
  const change = (next: T) => {
    setValue(next);
    const input = document.getElementById(id);
    if (!(input instanceof HTMLInputElement)) return;
    input.value = getText(next);
    // The form listens to `input` events.
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };
  return (
    <>
      {/* Not type="hidden": React would restore the first value at every render. */}
      <input id={id} hidden name={name} defaultValue={defaultValue} />
      {children(value, change)}
    </>
  );
}
