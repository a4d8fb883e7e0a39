import { findArrival } from '../arrivals/arrivals.ts';
import type { ScanDesk } from './scan-desk.ts';
import styles from '../check-in.module.css';
import { playSignal } from './signal.ts';
import { useScannedGuest } from './use-scanned-guest.ts';

type ScanFlashProps = Pick<ScanDesk, 'eventId' | 'list' | 'scan' | 'entries'>;

/** Flashes the screen in a colour, with its sound, for each scan: found, checked in before, or not on the list. */
export function ScanFlash({ eventId, list, scan: { reading, turn, at }, entries }: ScanFlashProps) {
  const guestId = reading.kind === 'guest' ? reading.guestId : undefined;
  const { guest, isUnknown } = useScannedGuest(eventId, list, guestId);
  const tone = getTone();
  if (!tone) return null;
  const signal = tone === 'no-match' ? tone : 'match';
  return (
    <i
      key={`${turn} ${signal}`}
      className={styles.flash}
      data-tone={tone}
      ref={signals[signal]}
      aria-hidden
    />
  );

  function getTone() {
    if (reading.kind === 'foreign' || isUnknown) return 'no-match';
    if (!guest) return undefined;
    const arrival = findArrival(entries, guest.id);
    return arrival && arrival.since < at ? 'again' : 'match';
  }
}

/** For the `ref` of a flash: its sound, once. */
const signals = {
  match: (flash: HTMLElement | null) => void (flash && playSignal('match')),
  'no-match': (flash: HTMLElement | null) => void (flash && playSignal('no-match')),
};
