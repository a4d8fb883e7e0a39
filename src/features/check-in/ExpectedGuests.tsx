import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Guest } from '../../domain/guest/guest.ts';
import { Surface } from '../../ui/page/Surface.tsx';
import { getRowKeys } from '../../ui/table/rows.ts';
import type { Entry } from './arrivals.ts';
import { findExpected } from './expected.ts';
import styles from './ExpectedGuests.module.css';
import { FoundGuest } from './FoundGuest.tsx';

interface ExpectedGuestsProps {
  guests: readonly Guest[];
  entries: readonly Entry[];
  onChoose(guestId: string): void;
}

/** As many as can be looked through; the others are found by name. */
const most = 50;

/** Guests who said yes and are not here yet. A press opens the guest for check-in. */
export function ExpectedGuests({ guests, entries, onChoose }: ExpectedGuestsProps) {
  const { i18n } = useLingui();
  const expected = findExpected(guests, entries, i18n.locale);
  const shown = expected.slice(0, most);
  const keys = getRowKeys(shown);
  return (
    <Surface className={styles.expected}>
      <h2>
        <Plural value={expected.length} one="# guest still expected" other="# guests still expected" />
      </h2>
      <ul>
        {shown.map((guest, place) => (
          <li key={keys[place]}>
            <FoundGuest guest={guest} entries={entries} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      {expected.length > most && (
        <p>
          <Trans>Showing the first {most}. Search for the others by name.</Trans>
        </p>
      )}
    </Surface>
  );
}
