import { Trans, useLingui } from '@lingui/react/macro';
import { ForeignText } from '../../ui/ForeignText.tsx';
import type { EventDetails } from '../../domain/event-details.ts';
import { EventCover } from '../../domain/EventCover.tsx';
import styles from './GuestPreview.module.css';

interface GuestPreviewProps {
  words: EventDetails;
  image: string;
}

/** Guest preview, while it is being written. */
export function GuestPreview({ words, image }: GuestPreviewProps) {
  const { t } = useLingui();
  const { welcomeMessage, rsvpMessage, isSingleGuest } = words;
  return (
    <aside className={styles.preview} id="preview" aria-label={t`Guest preview`}>
      <p className={styles.caption}>
        <Trans>Guest preview</Trans>
      </p>
      <div className={styles.paper}>
        <span className={styles.card}>
          <EventCover image={image} size="large" />
        </span>
        <h2>
          <Trans>Welcome</Trans>
        </h2>
        <Words text={welcomeMessage} />
        <h2>
          <Trans>RSVP</Trans>
        </h2>
        <Words text={rsvpMessage} />
        <p className={styles.question}>
          {isSingleGuest ? (
            <Trans>Will you be attending this event?</Trans>
          ) : (
            <Trans>Drag the bar to select confirmed invitees</Trans>
          )}
        </p>
      </div>
    </aside>
  );
}

const Words = ({ text }: { text: string }) =>
  text.trim() === '' ? (
    <p className={styles.empty}>
      <Trans>No text yet</Trans>
    </p>
  ) : (
    <p className={styles.text}>
      <ForeignText text={text} />
    </p>
  );
