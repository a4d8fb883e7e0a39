import { QrCodeRegular } from '@fluentui/react-icons/svg/qr-code';
import { Trans } from '@lingui/react/macro';
import type { Api } from '../../api/client.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { ArrivalLog } from './arrival-log.ts';
import type { Entry } from './arrivals.ts';
import type { GuestReader } from './guest.ts';
import { GuestsFound } from './GuestsFound.tsx';
import { NoGuest } from './NoGuest.tsx';
import { ScannedGuest } from './ScannedGuest.tsx';
import type { Scan } from './reading.ts';

export interface ScanResultProps {
  api: Api;
  read: GuestReader;
  eventId: string;
  scan: Scan;
  log: ArrivalLog;
  entries: readonly Entry[];
  /** A guest was chosen from those found. */
  choose(guestId: string): void;
  /** An arrival was written down. */
  arrived(): void;
}

/** What became of the last scan. */
export function ScanResult({ scan, choose, ...rest }: ScanResultProps) {
  const { reading, text, turn, at } = scan;
  switch (reading.kind) {
    case 'guest':
      return <ScannedGuest key={turn} guestId={reading.guestId} text={text} at={at} {...rest} />;
    case 'words':
      return <GuestsFound words={reading.words} choose={choose} {...rest} />;
    case 'foreign':
      return <NoGuest text={text} />;
    case 'nothing':
      return (
        <div className="sheet-panel scan-idle">
          <EmptyState
            icon={<QrCodeRegular aria-hidden />}
            title={<Trans>Ready to scan</Trans>}
            hint={<Trans>Show the QR code of an RSVP link, or search by name or phone.</Trans>}
          />
        </div>
      );
  }
}
