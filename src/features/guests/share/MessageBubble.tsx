import { Trans, useLingui } from '@lingui/react/macro';
import { ForeignPieces } from '../../../ui/text/ForeignText.tsx';
import styles from './GuestShare.module.css';

interface MessageBubbleProps {
  /** The texts for the guest, in order. */
  texts: readonly string[];
  /** The guest's link: marked in the texts, but not clickable. */
  link: string;
  /** The first text was opened, and the second is next. */
  isFirstOpened: boolean;
}

/** The texts for a guest, as bubbles of a chat. */
export function MessageBubble({ texts, link, isFirstOpened }: MessageBubbleProps) {
  const { t } = useLingui();
  return (
    <div className={styles.bubbles} role="group" aria-label={t`Message preview`}>
      {texts.map((text, place) => (
        // The texts have no other key than their index.
        <p key={`text ${String(place)}`} dir="auto" data-opened={(isFirstOpened && place === 0) || undefined}>
          {text.split(link).map((part, piece) => (
            <span key={`part ${String(piece)}`}>
              {piece > 0 && (
                <bdi dir="ltr" data-link>
                  {link}
                </bdi>
              )}
              <ForeignPieces text={part} />
            </span>
          ))}
          {isFirstOpened && place === 0 && (
            <small>
              <Trans>Opened</Trans>
            </small>
          )}
        </p>
      ))}
    </div>
  );
}
