import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { canShareCard } from '../../domain/guest/guest-card.ts';
import { composeTexts } from '../../domain/message/message-text.ts';
import { Stack } from '../../ui/layout/Layout.tsx';
import { ForeignPieces, ForeignText } from '../../ui/text/ForeignText.tsx';
import { getPreviewText } from '../../ui/text/preview-text.ts';
import styles from './messages.module.css';

/** The recipient in the preview: a guest of the event, or an example if there is none. */
export interface SampleGuest {
  name: string;
  /** The guest's RSVP link. */
  link: string;
  isExample: boolean;
}

interface MessagePreviewProps {
  message: { message: string; attachCardImage: boolean; separateRSVP: boolean };
  sample: SampleGuest;
  cover: ReactNode;
}

/** The texts for one guest, as bubbles of a chat. They are plain text: no link can be followed. */
export function MessagePreview({ message, sample, cover }: MessagePreviewProps) {
  const { t } = useLingui();
  const { name, link, isExample } = sample;
  const texts = composeTexts(message, { name, link }).map(getPreviewText);
  return (
    <figure className={styles.preview} aria-label={t`Message preview`}>
      <figcaption>
        {isExample ? (
          <Trans>What a guest gets</Trans>
        ) : (
          <Trans>
            What <ForeignText text={name} /> gets
          </Trans>
        )}
      </figcaption>
      <Stack gap={8} className={styles.chat}>
        {texts.map((text, place) => (
          // The texts have no other key than their index.
          <div key={`text ${String(place)}`} className={styles.bubble}>
            {place === 0 && message.attachCardImage && canShareCard() && (
              <span className={styles.attachedCard}>{cover}</span>
            )}
            <p dir="auto">
              <LinkedText text={text} link={link} />
            </p>
          </div>
        ))}
      </Stack>
    </figure>
  );
}

/** The text with the guest's link marked as in chats. */
const LinkedText = ({ text, link }: { text: string; link: string }) =>
  text.split(link).map((part, place) => (
    // The parts have no other key than their index.
    <span key={`part ${String(place)}`}>
      {place > 0 && (
        <bdi dir="ltr" className={styles.link}>
          {link}
        </bdi>
      )}
      <ForeignPieces text={part} />
    </span>
  ));
