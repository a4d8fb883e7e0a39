import { Button } from '@fluentui/react-components';
import { ImageAdd20Regular } from '@fluentui/react-icons/svg/image-add';
import { ImageOff20Regular } from '@fluentui/react-icons/svg/image-off';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import { toasts } from '../toasts/toasts.ts';
import { readAsDataUrl, isOwnPicture, readIntoForm } from './own-picture.ts';
import styles from './form.module.css';

interface PictureFieldProps {
  /** As a data URL, or empty for none. */
  image: string;
  onChange(image: string): void;
  /** The longest side of the stored picture, in pixels. */
  longest?: number;
}

/** A picture to choose, change or remove. */
export function PictureField({ image, onChange, longest = 640 }: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // Reading takes a moment. The latest handler is called then, so that text typed meanwhile is not lost.
  const latest = useRef(onChange);
  const hasPicture = isOwnPicture(image);
  const choose = async (file: File | undefined) => {
    if (!file) return false;
    try {
      const picture = await readAsDataUrl(file, longest);
      latest.current(picture);
      return true;
    } catch {
      toasts.show({ variant: 'error', message: msg`We cannot open this file. Choose another image.` });
      return false;
    }
  };
  return (
    <div className={styles.ownPicture} ref={() => void (latest.current = onChange)}>
      {hasPicture && <img src={image} alt="" />}
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          void readIntoForm(currentTarget, () => choose(file));
          // The browser reports no change for the file that the field has already.
          currentTarget.value = '';
        }}
      />
      <Button appearance="subtle" icon={<ImageAdd20Regular />} onClick={() => input.current?.click()}>
        {hasPicture ? <Trans>Choose another picture</Trans> : <Trans>Add a picture</Trans>}
      </Button>
      {hasPicture && (
        <Button
          appearance="subtle"
          icon={<ImageOff20Regular />}
          onClick={({ currentTarget }) => {
            currentTarget.parentElement?.querySelector('button')?.focus();
            onChange('');
          }}
        >
          <Trans>Remove the picture</Trans>
        </Button>
      )}
    </div>
  );
}
