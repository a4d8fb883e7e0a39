import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Guest } from '../../domain/guest.ts';
import { getRowKeys } from '../../ui/table/rows.ts';
import type { Entry } from './arrivals.ts';
import { findMissing } from './expected.ts';
import { FoundGuest } from './FoundGuest.tsx';
import styles from './MissingGuests.module.css';

interface MissingGuestsProps {
  guests: readonly Guest[];
  entries: readonly Entry[];
  onChoose(guestId: string): void;
}

/** As many as can be looked through; the others are found by name. */
const most = 50;

/** Guests who said yes and are not here yet. A press opens the guest for check-in. */
export function MissingGuests({ guests, entries, onChoose }: MissingGuestsProps) {
  const { i18n } = useLingui();
  const missing = findMissing(guests, entries, i18n.locale);
  const shown = missing.slice(0, most);
  const keys = getRowKeys(shown);
  // On a phone the list is what the page is for, and nothing else is beside it.
  const [isOpen] = useState(() => matchMedia('(width < 768px)').matches);
  return (
    <details className={styles.missing} open={isOpen}>
      <summary>
        <Plural value={missing.length} one="# guest missing" other="# guests missing" />
      </summary>
      <ul className={styles.list}>
        {shown.map((guest, place) => (
          <li key={keys[place]}>
            <FoundGuest guest={guest} entries={entries} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      {missing.length > most && (
        <p>
          <Trans>Showing the first {most}. Search for the others by name.</Trans>
        </p>
      )}
    </details>
  );
}
