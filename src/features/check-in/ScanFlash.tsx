import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/use-api.ts';
import { guestQuery } from '../../domain/guest-queries.ts';
import { arrivalOf } from './arrivals.ts';
import { isNoGuest } from './queries.ts';
import type { ScanDesk } from './scan-desk.ts';
import styles from './ScanFlash.module.css';

type ScanFlashProps = Pick<ScanDesk, 'eventId' | 'scan' | 'entries'>;

/** Flashes the screen in a colour for each scan: found, checked in before, or not on the list. */
export function ScanFlash({ eventId, scan: { reading, turn, at }, entries }: ScanFlashProps) {
  const api = useApi();
  const guestId = reading.kind === 'guest' ? reading.guestId : '';
  const { data: guest, error } = useQuery({
    ...guestQuery(api, eventId, guestId),
    enabled: reading.kind === 'guest',
  });
  const tone = getTone();
  return tone && <i key={turn} className={styles.flash} data-tone={tone} aria-hidden />;

  function getTone() {
    if (reading.kind === 'foreign' || isNoGuest(error)) return 'no-match';
    if (reading.kind !== 'guest' || !guest) return undefined;
    const arrival = arrivalOf(entries, guest.id);
    return arrival && arrival.since < at ? 'again' : 'match';
  }
}
