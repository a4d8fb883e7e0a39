import { QrCodeRegular } from '@fluentui/react-icons/svg/qr-code';
import { Trans } from '@lingui/react/macro';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { GuestsFound } from './GuestsFound.tsx';
import { NoGuest } from './NoGuest.tsx';
import { ScannedGuest } from './ScannedGuest.tsx';
import type { ScanDesk } from './scan-desk.ts';
import { Surface } from '../../ui/Surface.tsx';

/** The result of the last scan. */
export function ScanResult({ scan, onChoose, ...rest }: ScanDesk) {
  const { reading, text, turn, at } = scan;
  switch (reading.kind) {
    case 'guest':
      return <ScannedGuest key={turn} guestId={reading.guestId} text={text} at={at} {...rest} />;
    case 'query':
      return <GuestsFound query={reading.query} onChoose={onChoose} {...rest} />;
    case 'foreign':
      return <NoGuest text={text} />;
    case 'nothing':
      return (
        <Surface as="div" className="screen-only">
          <EmptyState
            icon={<QrCodeRegular aria-hidden />}
            title={<Trans>Ready to scan</Trans>}
            hint={<Trans>Scan a guest’s QR code, or search by name or phone.</Trans>}
          />
        </Surface>
      );
  }
}
