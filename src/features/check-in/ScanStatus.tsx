import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/use-api.ts';
import { ForeignText } from '../../ui/ForeignText.tsx';
import { ArrivedWords } from './ArrivedWords.tsx';
import { arrivalOf } from './arrivals.ts';
import { guestQuery, isNoGuest, rollQuery } from './queries.ts';
import { ScanAnswer } from './ScanAnswer.tsx';
import type { ScanDesk } from './scan-desk.ts';
import { guestsFor } from './search.ts';

type ScanStatusProps = Pick<ScanDesk, 'read' | 'eventId' | 'scan' | 'entries'>;

/** The result in one sentence for whoever listens. It stays in the page, so that a change is heard. */
export const ScanStatus = (props: ScanStatusProps) => (
  <p className="visually-hidden" role="status">
    <span key={props.scan.turn}>
      <Result {...props} />
    </span>
  </p>
);

function Result({ read, eventId, scan: { reading, at }, entries }: ScanStatusProps) {
  const api = useApi();
  const { t } = useLingui();
  const guestId = reading.kind === 'guest' ? reading.guestId : '';
  const { data: guest, error } = useQuery({
    ...guestQuery(api, read, eventId, guestId),
    enabled: reading.kind === 'guest',
  });
  const { data: roll } = useQuery({ ...rollQuery(api, read, eventId), enabled: reading.kind === 'words' });
  if (reading.kind === 'foreign' || isNoGuest(error)) return <Trans>Not a guest of this event</Trans>;
  if (reading.kind === 'words' && roll?.isWhole) {
    return (
      <Plural
        value={guestsFor(roll.guests, reading.words).length}
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
        <ScanAnswer answer={guest.answer} />
      )}
    </>
  );
}
