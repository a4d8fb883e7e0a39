import { useLingui } from '@lingui/react/macro';
import { ForeignPieces } from '../../ui/ForeignText.tsx';
import styles from './GuestShare.module.css';

interface MessageBubbleProps {
  /** The texts for the guest, in order. */
  texts: readonly string[];
  /** The guest's link: marked in the texts, but not clickable. */
  link: string;
}

/** The texts for a guest, as bubbles of a chat. */
export function MessageBubble({ texts, link }: MessageBubbleProps) {
  const { t } = useLingui();
  return (
    <div className={styles.bubbles} role="group" aria-label={t`Message preview`}>
      {texts.map((text, place) => (
        // The texts have no other key than their index.
        <p key={`text ${String(place)}`} dir="auto">
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
        </p>
      ))}
    </div>
  );
}
