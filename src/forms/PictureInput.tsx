import { useRef, useState } from 'react';
import { PictureField } from '../ui/form/PictureField.tsx';

interface PictureInputProps {
  /** The field as Conform knows it; its text is a data URL or empty. */
  field: { name: string; defaultValue: string };
}

/** The longest side of a portrait, in pixels. */
const longest = 256;

/** A portrait, sent with its form. */
export function PictureInput({ field: { name, defaultValue } }: PictureInputProps) {
  const [image, setImage] = useState(defaultValue);
  const input = useRef<HTMLInputElement>(null);
  const change = (next: string) => {
    setImage(next);
    if (!input.current) return;
    input.current.value = next;
    // The form listens to `input` events.
    input.current.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };
  return (
    <>
      {/* Not type="hidden": React would restore the first value at every render. */}
      <input ref={input} hidden name={name} defaultValue={defaultValue} />
      <PictureField image={image} onChange={change} longest={longest} />
    </>
  );
}
