import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle';
import { useLingui } from '@lingui/react/macro';
import { AnswerPill } from '../../../domain/guest/AnswerPill.tsx';
import type { Guest } from '../../../domain/guest/guest.ts';
import { formatPhone } from '../../../domain/guest/phone.ts';
import { getRowKeys } from '../../../ui/table/rows.ts';
import { ForeignText } from '../../../ui/text/ForeignText.tsx';
import { findArrival, type Entry } from '../arrivals/arrivals.ts';
import styles from '../check-in.module.css';

interface GuestChoicesProps {
  guests: readonly Guest[];
  entries: readonly Entry[];
  onChoose(guestId: string): void;
}

/** Guests to choose from for a check-in. */
export function GuestChoices({ guests, ...props }: GuestChoicesProps) {
  const keys = getRowKeys(guests);
  return (
    <ul>
      {guests.map((guest, place) => (
        <li key={keys[place]}>
          <GuestChoice guest={guest} {...props} />
        </li>
      ))}
    </ul>
  );
}

type GuestChoiceProps = Omit<GuestChoicesProps, 'guests'> & { guest: Guest };

/** A guest without an id cannot be chosen. */
function GuestChoice({ guest, entries, onChoose }: GuestChoiceProps) {
  const { t } = useLingui();
  const { id } = guest;
  const isIn = id !== undefined && findArrival(entries, id) !== undefined;
  return (
    <button
      type="button"
      className={styles.choice}
      disabled={id === undefined}
      onClick={() => id !== undefined && onChoose(id)}
    >
      <span className={styles.choiceName}>{guest.name ? <ForeignText text={guest.name} /> : t`No name`}</span>
      {guest.phone && (
        <small>
          <bdi dir="ltr">{formatPhone(guest.phone)}</bdi>
        </small>
      )}
      {isIn ? (
        <CheckmarkCircle20Filled aria-label={t({ message: 'Checked in', context: 'guest' })} />
      ) : (
        <AnswerPill answer={guest.answer} />
      )}
    </button>
  );
}
