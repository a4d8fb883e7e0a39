import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Arrival } from './arrivals.ts';
import { formatClockTime } from './clock-time.ts';

interface ArrivedWordsProps {
  arrival: Arrival;
  /** Checked in on an earlier scan than the current one. */
  isEarlier: boolean;
}

/** Says when a guest checked in, so that nobody is counted twice. */
export function ArrivedWords({ arrival, isEarlier }: ArrivedWordsProps) {
  const { i18n } = useLingui();
  const time = formatClockTime(i18n, arrival.since);
  return (
    <>
      {isEarlier ? <Trans>Already checked in at {time}</Trans> : <Trans>Checked in at {time}</Trans>}
      {' · '}
      <Plural value={arrival.people} one="# person" other="# people" />
    </>
  );
}
