import { Trans, useLingui } from '@lingui/react/macro';
import { getComingCount } from '../../../domain/guest/guest-answer.ts';
import type { Guest } from '../../../domain/guest/guest.ts';
import styles from './GuestTable.module.css';

/** More than this are shown as a number instead of marks. */
const mostMarks = 8;

/** How many of those invited come: marks and numbers. */
export function ComingCell({ guest }: { guest: Guest }) {
  const { i18n } = useLingui();
  const coming = getComingCount(guest);
  const { invitees } = guest;
  if (invitees === undefined) return coming === undefined ? '–' : i18n.number(coming);
  const marks = Math.max(invitees, coming ?? 0);
  const [shown, of] = [coming === undefined ? '–' : i18n.number(coming), i18n.number(invitees)];
  return (
    <span className={styles.coming}>
      {marks > 0 && marks <= mostMarks && (
        <span className={styles.marks} aria-hidden>
          {Array.from({ length: marks }, (_, place) => (
            <i
              key={`mark ${String(place)}`}
              data-kind={place >= (coming ?? 0) ? 'open' : place >= invitees ? 'over' : 'coming'}
            />
          ))}
        </span>
      )}
      <span>
        <Trans>
          {shown} of {of}
        </Trans>
      </span>
    </span>
  );
}
