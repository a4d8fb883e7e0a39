import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Guest } from '../../../domain/guest/guest.ts';
import { Surface } from '../../../ui/page/Surface.tsx';
import type { Entry } from './arrivals.ts';
import { findExpected } from './expected.ts';
import styles from '../check-in.module.css';
import { GuestChoices } from '../scan/GuestChoices.tsx';

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
  return (
    <Surface className={styles.expected}>
      <h2>
        <Plural value={expected.length} one="# guest still expected" other="# guests still expected" />
      </h2>
      <GuestChoices guests={expected.slice(0, most)} entries={entries} onChoose={onChoose} />
      {expected.length > most && (
        <p>
          <Trans>Showing the first {most}. Search for the others by name.</Trans>
        </p>
      )}
    </Surface>
  );
}
