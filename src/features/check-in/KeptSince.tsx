import { Trans, useLingui } from '@lingui/react/macro';
import { formatClockTime } from './clock-time.ts';

/** Says that the server cannot be reached, and how old the guest list on the device is. */
export function KeptSince({ at }: { at: number }) {
  const { i18n } = useLingui();
  const time = formatClockTime(i18n, at);
  return <Trans>No connection. You see the guest list as it was at {time}.</Trans>;
}
