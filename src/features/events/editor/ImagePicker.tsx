import { Button, Checkbox, Field, Input, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { Image20Regular } from '@fluentui/react-icons/svg/image';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useDeferredValue, useRef } from 'react';
import { ChosenImages } from './ChosenImages.tsx';
import { type CoverTitle, drawnCovers, getCoverPath } from './event-images.ts';
import { type CoverTexts, findDrawnCover } from './named-cover.ts';
import type { NewEventImages } from './new-event-images.ts';
import { findTextField, insertText } from '../../../forms/insert-text.ts';
import { Row } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import styles from './event-editor.module.css';
import { useCoverPreview } from './use-cover-preview.ts';

const names = {
  botanic: msg`Leaves`,
  evening: msg`Evening sky`,
  garland: msg`Garlands`,
  tiles: msg`Tiles`,
  star: msg`Star`,
  sunrise: msg`Sunrise`,
};

interface ImagePickerProps {
  chosen: NewEventImages;
  /** The address of the cover as it will be sent, or ''. */
  cover: string;
  /** What is written on a drawn cover. */
  texts: CoverTexts & CoverTitle;
  welcomeMessage: string;
}

/** The images of a new event: drawn covers and files. The first one is the cover. */
export function ImagePicker({ chosen, cover, texts, welcomeMessage }: ImagePickerProps) {
  const { t, i18n } = useLingui();
  const { images, lost, problem, change } = chosen;
  const file = useRef<HTMLInputElement>(null);
  // Six drawings may be later than the letter that is typed.
  const drawnTexts = useDeferredValue(texts);
  return (
    <fieldset className={styles.picker}>
      <legend>
        <Trans>Cover</Trans>
      </legend>
      {lost > 0 && (
        <p role="status">
          <Plural
            value={lost}
            one="# image from your device was not kept. Choose it again."
            other="# images from your device were not kept. Choose them again."
          />
        </p>
      )}
      <Row gap={16}>
        {/* A drawn cover alone is in the preview, and its button takes it away. */}
        {!(images.length === 1 && findDrawnCover(images[0])) && (
          <ChosenImages images={images} cover={cover} onChange={change} />
        )}
        <Row className={styles.covers} role="group" aria-label={t`Drawn covers`}>
          {drawnCovers.map((drawn) => {
            const path = getCoverPath(drawn);
            return (
              <button
                key={drawn}
                type="button"
                aria-pressed={images.includes(path)}
                aria-label={i18n._(names[drawn])}
                title={i18n._(names[drawn])}
                onClick={() => chosen.toggleCover(path)}
              >
                <Thumbnail path={path} texts={drawnTexts} />
              </button>
            );
          })}
        </Row>
      </Row>
      {findDrawnCover(images[0]) && <CoverTexts {...{ chosen, cover, welcomeMessage }} />}
      <div>
        <Button icon={<Image20Regular />} onClick={() => file.current?.click()}>
          {images.length === 0 ? <Trans>Choose a file</Trans> : <Trans>Add another image</Trans>}
        </Button>
        <input
          ref={file}
          type="file"
          hidden
          aria-label={t`Image file`}
          accept="image/png,image/jpeg,image/webp,image/gif"
          onChange={({ currentTarget }) => {
            const [added] = currentTarget.files ?? [];
            if (added) void chosen.addFile(added);
            // The browser reports no change for the file that the field has already.
            currentTarget.value = '';
          }}
        />
        <input type="hidden" name="images" readOnly {...chosen.field} />
      </div>
      <Text tone="soft" size={12}>
        {images.length > 1 && (
          <>
            <Trans>The first image is the cover.</Trans>{' '}
          </>
        )}
        <Trans>You cannot change it later.</Trans>
      </Text>
      <div role="alert">
        {problem && (
          <MessageBar intent="error" layout="multiline">
            <MessageBarBody>{i18n._(problem)}</MessageBarBody>
          </MessageBar>
        )}
      </div>
    </fieldset>
  );
}

/** A drawn cover with its texts, as the preview has it, which on a phone is far below. */
const Thumbnail = ({ path, texts }: { path: string; texts: ImagePickerProps['texts'] }) => (
  <img src={useCoverPreview(path, texts, thumbnailWidth)} alt="" width="84" height="118" />
);

/** In pixels, for three of the screen's for each of the page's. */
const thumbnailWidth = 252;

/** What is written on a drawn cover, beside the cover where the preview is not in view. */
function CoverTexts({ chosen, cover, welcomeMessage }: Omit<ImagePickerProps, 'texts'>) {
  const { t } = useLingui();
  const { title, setTitle } = chosen;
  const line = title.line.trim();
  const isInWelcome = welcomeMessage.includes(line);
  return (
    <div className={styles.coverTexts}>
      <img src={cover} alt="" width="112" height="157" />
      <Checkbox
        label={t`Write the event’s name on the cover`}
        checked={title.isShown}
        onChange={(_, { checked }) => setTitle({ isShown: checked === true })}
      />
      {title.isShown && (
        <Field
          size="large"
          label={t`Line below the name`}
          {...(title.line.length >= maxLine && {
            validationState: 'warning' as const,
            validationMessage: t`The line has at most ${maxLine} letters.`,
          })}
        >
          <Input
            input={{ dir: 'auto' }}
            placeholder={t`For example the date and the place`}
            maxLength={maxLine}
            autoComplete="off"
            value={title.line}
            onChange={(_, { value }) => setTitle({ line: value })}
          />
        </Field>
      )}
      {title.isShown && line !== '' && (
        <Button
          size="small"
          disabledFocusable={isInWelcome}
          onClick={({ currentTarget }) => addToWelcome(currentTarget.form, line)}
        >
          {isInWelcome ? (
            <Trans>This line is in the welcome message</Trans>
          ) : (
            <Trans>Add this line to the welcome message</Trans>
          )}
        </Button>
      )}
    </div>
  );
}

/**
 * Adds a line at the end of the welcome message: the card is small on a phone, and its text is no text for a screen
 * reader.
 */
function addToWelcome(form: HTMLFormElement | null, line: string) {
  const field = findTextField(form, 'welcomeMessage');
  const { length } = field?.value.trimEnd() ?? '';
  field?.setSelectionRange(length, field.value.length);
  insertText(field, length > 0 ? `\n${line}` : line);
}

/** The most letters of the line: what fits on every cover at a readable size. */
const maxLine = 60;
