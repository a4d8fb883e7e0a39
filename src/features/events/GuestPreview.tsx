import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './GuestPreview.module.css';

/** The guest's page in the frame of a phone (design, section 12.4). It can be scrolled, and nothing in it can be pressed. */
export function GuestPreview({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <aside className={styles.preview} id="preview" aria-label={t`Guest preview`}>
      <p className={styles.caption}>
        <Trans>Guest preview</Trans>
      </p>
      <div className={styles.phone}>
        <div className={styles.screen} role="group" aria-label={t`Guest page`} tabIndex={0}>
          <div className={styles.still} data-device="phone" inert>
            {children}
          </div>
        </div>
      </div>
    </aside>
  );
}
