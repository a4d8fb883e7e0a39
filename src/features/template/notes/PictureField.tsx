import { Button } from '@fluentui/react-components';
import { ImageAdd20Regular } from '@fluentui/react-icons/svg/image-add';
import { ImageOff20Regular } from '@fluentui/react-icons/svg/image-off';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import { toasts } from '../../../ui/toasts.ts';
import { asDataUrl, isOwnPicture } from './picture.ts';
import styles from './PictureField.module.css';

interface PictureFieldProps {
  image: string;
  change(image: string): void;
}

/** A note's picture, to choose or take away. */
export function PictureField({ image, change }: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // Reading takes a moment, and what is typed meanwhile must not be lost to the form as it was before.
  const latest = useRef(change);
  const hasPicture = isOwnPicture(image);
  const choose = async (file: File | undefined) => {
    if (!file) return;
    try {
      const picture = await asDataUrl(file);
      latest.current(picture);
    } catch {
      toasts.show({ variant: 'error', message: msg`We cannot open this file. Choose another image.` });
    }
  };
  return (
    <div className={styles.picture} ref={() => void (latest.current = change)}>
      {hasPicture && <img src={image} alt="" />}
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        onChange={({ currentTarget }) => void choose(currentTarget.files?.[0])}
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
            change('');
          }}
        >
          <Trans>Remove the picture</Trans>
        </Button>
      )}
    </div>
  );
}
