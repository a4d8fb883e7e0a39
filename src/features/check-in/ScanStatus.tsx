import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { allGuestsQuery } from '../../domain/all-guests.ts';
import { AnswerPill } from '../../domain/AnswerPill.tsx';
import { guestQuery } from '../../domain/guest-queries.ts';
import { findGuests } from '../../domain/guest-search.ts';
import { useApi } from '../../api/use-api.ts';
import { ForeignText } from '../../ui/ForeignText.tsx';
import { ArrivedWords } from './ArrivedWords.tsx';
import { arrivalOf } from './arrivals.ts';
import { isNoGuest } from './queries.ts';
import type { ScanDesk } from './scan-desk.ts';

type ScanStatusProps = Pick<ScanDesk, 'eventId' | 'scan' | 'entries'>;

/** The result in one sentence for screen readers. It stays mounted, so that changes are announced. */
export const ScanStatus = (props: ScanStatusProps) => (
  <p className="visually-hidden" role="status">
    <span key={props.scan.turn}>
      <Result {...props} />
    </span>
  </p>
);

function Result({ eventId, scan: { reading, at }, entries }: ScanStatusProps) {
  const api = useApi();
  const { t } = useLingui();
  const guestId = reading.kind === 'guest' ? reading.guestId : '';
  const { data: guest, error } = useQuery({
    ...guestQuery(api, eventId, guestId),
    enabled: reading.kind === 'guest',
  });
  const { data: list } = useQuery({ ...allGuestsQuery(api, eventId), enabled: reading.kind === 'words' });
  if (reading.kind === 'foreign' || isNoGuest(error)) return <Trans>Not on this event’s guest list</Trans>;
  if (reading.kind === 'words' && list?.isComplete) {
    return (
      <Plural
        value={findGuests(list.guests, reading.words).length}
        one="# guest found"
        other="# guests found"
      />
    );
  }
  if (reading.kind !== 'guest' || !guest) return null;
  const arrival = arrivalOf(entries, guest.id);
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
