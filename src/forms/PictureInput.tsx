import { Button } from '@fluentui/react-components';
import { ImageAdd20Regular } from '@fluentui/react-icons/svg/image-add';
import { ImageOff20Regular } from '@fluentui/react-icons/svg/image-off';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import styles from '../ui/form/form.module.css';
import { isOwnPicture, readAsDataUrl, readIntoForm } from '../ui/form/own-picture.ts';
import { toasts } from '../ui/toasts/toasts.ts';

interface PictureInputProps {
  /** The field as Conform knows it; its text is a data URL or empty. */
  field: { name: string; defaultValue: string };
  /** The maximum length of its sides, in pixels; by default that of a portrait. */
  maxSide?: number;
}

/** A picture to choose, change or remove, sent with its form. */
export function PictureInput({ field: { name, defaultValue }, maxSide = 256 }: PictureInputProps) {
  const [image, setImage] = useState(defaultValue);
  const text = useRef<HTMLInputElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const hasPicture = isOwnPicture(image);
  const change = (next: string) => {
    setImage(next);
    if (!text.current) return;
    text.current.value = next;
    // The form listens to `input` events.
    text.current.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };
  const choose = async (chosen: File | undefined) => {
    if (!chosen) return false;
    try {
      change(await readAsDataUrl(chosen, maxSide));
      return true;
    } catch {
      toasts.show({ variant: 'error', message: msg`We cannot open this file. Choose another image.` });
      return false;
    }
  };
  return (
    <div className={styles.ownPicture}>
      {/* Not type="hidden": React would restore the first value at every render. */}
      <input ref={text} hidden name={name} defaultValue={defaultValue} />
      {hasPicture && <img src={image} alt="" />}
      <input
        ref={file}
        type="file"
        accept="image/*"
        hidden
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          void readIntoForm(currentTarget, () => choose(chosen));
          // The browser reports no change for the file that the field has already.
          currentTarget.value = '';
        }}
      />
      <Button appearance="subtle" icon={<ImageAdd20Regular />} onClick={() => file.current?.click()}>
        {hasPicture ? <Trans>Choose another picture</Trans> : <Trans>Add a picture</Trans>}
      </Button>
      {hasPicture && (
        <Button
          appearance="subtle"
          icon={<ImageOff20Regular />}
          onClick={({ currentTarget }) => {
            currentTarget.parentElement?.querySelector('button')?.focus();
            change('');
          }}
        >
          <Trans>Remove the picture</Trans>
        </Button>
      )}
    </div>
  );
}
