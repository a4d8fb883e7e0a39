import { Button } from '@fluentui/react-components';
import { ArrowLeft16Regular } from '@fluentui/react-icons/svg/arrow-left';
import { ArrowRight16Regular } from '@fluentui/react-icons/svg/arrow-right';
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss';
import { Trans, useLingui } from '@lingui/react/macro';
import { flushSync } from 'react-dom';
import { EventCover } from '../../../shared/event/EventCover.tsx';
import { MirroredIcon } from '../../../ui/brand/MirroredIcon.tsx';
import { swapNext } from './event-images.ts';
import styles from './event-editor.module.css';

interface ChosenImagesProps {
  images: readonly string[];
  /** What is shown in place of the first one: the cover with its texts. */
  cover?: string;
  /** Absent if the images are read-only. */
  onChange?: (images: string[]) => void;
}

/** The images of an event in order; the first is the cover. */
export function ChosenImages({ images, cover, onChange }: ChosenImagesProps) {
  const { t, i18n } = useLingui();
  if (images.length === 0) return null;
  return (
    <ol className={styles.chosen} aria-label={t`Images of this event`}>
      {images.map((image, place) => {
        const number = i18n.number(place + 1);
        return (
          <li key={image} data-first={place === 0 || undefined}>
            <EventCover image={place === 0 ? (cover ?? image) : image} size="small" />
            {place === 0 && (
              <small className="print-outlined">
                <Trans>Cover</Trans>
              </small>
            )}
            {onChange && (
              <span className={styles.moves}>
                <Button
                  size="small"
                  appearance="subtle"
                  disabledFocusable={place === 0}
                  icon={<MirroredIcon of={ArrowLeft16Regular} />}
                  aria-label={t`Move image ${number} forward`}
                  onClick={() => onChange(swapNext(images, place - 1))}
                />
                <Button
                  size="small"
                  appearance="subtle"
                  icon={<Dismiss16Regular />}
                  aria-label={t`Remove image ${number}`}
                  data-remove
                  onClick={({ currentTarget }) => {
                    const picker = currentTarget.closest('fieldset');
                    flushSync(() => onChange(images.filter((_, each) => each !== place)));
                    focusRemoval(picker, place);
                  }}
                />
                <Button
                  size="small"
                  appearance="subtle"
                  disabledFocusable={place === images.length - 1}
                  icon={<MirroredIcon of={ArrowRight16Regular} />}
                  aria-label={t`Move image ${number} back`}
                  onClick={() => onChange(swapNext(images, place))}
                />
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** After an image was removed: the button of the next one or the last one, or the first cover to choose. */
function focusRemoval(picker: HTMLElement | null, place: number) {
  const rest = [...(picker?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];
  const next = rest[place] ?? rest.at(-1) ?? picker?.querySelector('button');
  next?.focus();
}
