import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { AnswerPill } from '../../../domain/guest/AnswerPill.tsx';
import { findGuests } from '../../../domain/guest/guest-search.ts';
import { ForeignText } from '../../../ui/text/ForeignText.tsx';
import { ArrivedWords } from '../arrivals/ArrivedWords.tsx';
import { findArrival } from '../arrivals/arrivals.ts';
import { useSearchedList } from '../arrivals/check-in-list.ts';
import type { ScanDesk } from './scan-desk.ts';
import { useScannedGuest } from './use-scanned-guest.ts';

type ScanStatusProps = Pick<ScanDesk, 'eventId' | 'list' | 'scan' | 'entries'>;

/** The result in one sentence for screen readers. It stays mounted, so that changes are announced. */
export const ScanStatus = (props: ScanStatusProps) => (
  <p className="visually-hidden" role="status">
    <span key={props.scan.turn}>
      <Result {...props} />
    </span>
  </p>
);

function Result({ eventId, list: desk, scan: { reading, at }, entries }: ScanStatusProps) {
  const { t } = useLingui();
  const guestId = reading.kind === 'guest' ? reading.guestId : undefined;
  const { guest, isUnknown } = useScannedGuest(eventId, desk, guestId);
  const search = useSearchedList(eventId, desk);
  if (reading.kind === 'foreign' || isUnknown) return <Trans>Not on this event’s guest list</Trans>;
  if (reading.kind === 'query' && search.list?.isComplete) {
    return (
      <Plural
        value={findGuests(search.list.guests, reading.query).length}
        one="# guest found"
        other="# guests found"
      />
    );
  }
  if (!guest) return null;
  const arrival = findArrival(entries, guest.id);
  return (
    <>
      <ForeignText text={guest.name || t`No name`} />
      {': '}
      {arrival ? (
        <ArrivedWords arrival={arrival} isEarlier={arrival.since < at} />
      ) : (
        <AnswerPill answer={guest.answer} />
      )}
    </>
  );
}
