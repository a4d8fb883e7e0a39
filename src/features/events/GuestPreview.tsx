import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { joinClasses } from '../../ui/page/classes.ts';
import { splitPieces } from '../../ui/text/foreign-text.ts';
import styles from './GuestPreview.module.css';

interface GuestPreviewProps {
  /** The organiser's current text. */
  texts: readonly string[];
  /** The guest page with it. */
  children: ReactNode;
}

/** The invisible control characters by their numbers, each once. */
const findHidden = (texts: readonly string[]) => [
  ...new Set(texts.flatMap(splitPieces).flatMap((piece) => ('control' in piece ? piece.control : []))),
];

/** The guest page in the frame of a phone. It is shown as a whole, and is not interactive. */
export function GuestPreview({ texts, children }: GuestPreviewProps) {
  const { t } = useLingui();
  const hidden = findHidden(texts).join(', ');
  return (
    <aside className={joinClasses(styles.preview, 'screen-only')} id="preview" aria-label={t`Guest preview`}>
      <p className={styles.caption}>
        <Trans>Guest preview</Trans>
      </p>
      {hidden !== '' && (
        <p className={styles.caption}>
          <Trans>Your texts have hidden characters that can change their order: {hidden}</Trans>
        </p>
      )}
      <div className={styles.phone}>
        <div className={styles.screen} data-device="phone" inert aria-hidden>
          {children}
        </div>
      </div>
    </aside>
  );
}
