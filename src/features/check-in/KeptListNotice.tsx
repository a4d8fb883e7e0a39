import { Trans, useLingui } from '@lingui/react/macro';
import { formatClockTime } from './arrivals/arrivals.ts';
import { ScanNotice } from './scan/ScanNotice.tsx';

/** Says how old the copy of a guest list is. @param at in milliseconds since 1970 */
export function KeptListNotice({ at }: { at: number }) {
  const { i18n } = useLingui();
  const time = formatClockTime(i18n, at);
  return (
    <ScanNotice tone="caution">
      <Trans>You see the guest list as it was at {time}.</Trans>
    </ScanNotice>
  );
}
