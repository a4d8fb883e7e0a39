import { Button, Field, Input } from '@fluentui/react-components';
import { Image20Regular } from '@fluentui/react-icons/svg/image';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { readIntoForm } from '../../ui/picture-reading.ts';
import { ChosenImages } from './ChosenImages.tsx';
import {
  drawnCovers,
  getCoverPath,
  isUsableImage,
  largestFile,
  mostImages,
  readAsAddress,
} from './event-images.ts';
import { canLoad, type ImageAddress } from './image-address.ts';
import type { RefusedFile } from './refused-file.ts';
import { RefusedImage } from './RefusedImage.tsx';
import styles from './ImagePicker.module.css';

interface ImagePickerProps {
  images: readonly string[];
  /** How many files a restored draft has lost. */
  lost: number;
  /** The address that is typed. */
  address: ImageAddress;
  refused: RefusedFile;
  onChange(images: string[]): void;
}

const names = {
  botanic: msg`Leaves`,
  evening: msg`Evening sky`,
  garland: msg`Garlands`,
  tiles: msg`Tiles`,
  star: msg`Star`,
  sunrise: msg`Sunrise`,
};

/** The images of a new event: drawn covers, an address, or a file. The first one is the cover. */
export function ImagePicker({ images, lost, address, refused, onChange }: ImagePickerProps) {
  const { t, i18n } = useLingui();
  const { text, problem, setText, setProblem } = address;
  const file = useRef<HTMLInputElement>(null);
  const add = (image: string) => {
    setProblem(undefined);
    refused.forget();
    if (!images.includes(image) && images.length < mostImages) onChange([...images, image]);
  };
  const addTyped = async () => {
    if (text.trim() === '') return;
    const all = await address.add();
    if (all) onChange([...all]);
  };
  const addFile = async (chosen: File | undefined) => {
    if (!chosen) return;
    const refuse = (reason: MessageDescriptor) => refused.refuse(chosen.name, reason);
    if (chosen.size > largestFile) return refuse(msg`Choose an image of at most 300 kB.`);
    const read = await readAsAddress(chosen).catch(() => '');
    if (!isUsableImage(read) || !(await canLoad(read)))
      return refuse(msg`We cannot open this file. Choose a PNG, JPEG, WebP or GIF image.`);
    add(read);
  };
  return (
    <fieldset className={styles.picker}>
      <legend>
        <Trans>Images</Trans>
      </legend>
      <p className={styles.hint}>
        <Trans>The first image is the cover. Images are set now: they cannot be changed later.</Trans>
      </p>
      {lost > 0 && (
        <p role="status">
          <Plural
            value={lost}
            one="# image from your device was not kept. Choose it again."
            other="# images from your device were not kept. Choose them again."
          />
        </p>
      )}
      <ChosenImages images={images} onChange={onChange} />
      <div className={styles.covers} role="group" aria-label={t`Drawn covers`}>
        {drawnCovers.map((cover) => {
          const path = getCoverPath(cover);
          return (
            <button
              key={cover}
              type="button"
              aria-pressed={images.includes(path)}
              aria-label={i18n._(names[cover])}
              title={i18n._(names[cover])}
              onClick={() =>
                images.includes(path) ? onChange(images.filter((each) => each !== path)) : add(path)
              }
            >
              <img src={path} alt="" width="50" height="70" />
            </button>
          );
        })}
      </div>
      <div className={styles.add}>
        <Field
          className={styles.address ?? ''}
          label={t`Image address`}
          validationMessage={problem ? i18n._(problem) : null}
        >
          <Input
            value={text}
            input={{ dir: 'ltr', ref: address.input }}
            placeholder="/cards/…"
            onChange={(_, { value }) => setText(value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              void addTyped();
            }}
          />
        </Field>
        <Button disabledFocusable={text.trim() === ''} onClick={() => void addTyped()}>
          <Trans>Add image</Trans>
        </Button>
        <Button icon={<Image20Regular />} onClick={() => file.current?.click()}>
          <Trans>Choose a file</Trans>
        </Button>
        <input
          ref={file}
          type="file"
          hidden
          aria-label={t`Image file`}
          accept="image/png,image/jpeg,image/webp,image/gif"
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? [];
            void readIntoForm(currentTarget, () => addFile(chosen));
            currentTarget.value = '';
          }}
        />
      </div>
      <RefusedImage refused={refused} />
    </fieldset>
  );
}
