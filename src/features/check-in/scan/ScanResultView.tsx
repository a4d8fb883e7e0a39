import { Button } from '@fluentui/react-components';
import { ArrowClockwise20Regular } from '@fluentui/react-icons/svg/arrow-clockwise';
import { PersonProhibitedRegular } from '@fluentui/react-icons/svg/person-prohibited';
import { PlugDisconnectedRegular } from '@fluentui/react-icons/svg/plug-disconnected';
import { QrCodeRegular } from '@fluentui/react-icons/svg/qr-code';
import { Trans } from '@lingui/react/macro';
import { ApiError } from '../../../api/errors.ts';
import { toWellFormed } from '../../../browser/old-browsers.ts';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { Bone } from '../../../ui/states/Skeleton.tsx';
import { Surface } from '../../../ui/layout/Surface.tsx';
import { ForeignText } from '../../../ui/text/ForeignText.tsx';
import { bringIntoView } from './GuestCard.tsx';
import type { ScanResult } from './use-scan-result.ts';
import styles from '../check-in.module.css';

interface ScanResultViewProps {
  result: ScanResult;
  /** The scanned text. */
  text: string;
}

/** The result of the last scan, unless it is a guest or a search. */
export function ScanResultView({ result, text }: ScanResultViewProps) {
  switch (result.kind) {
    case 'guest':
    case 'query':
      return null;
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
    case 'no-guest':
      return <NoGuest text={text} />;
    case 'loading':
      return (
        <Surface as="div" isPadded className={styles.guest} aria-hidden>
          <Bone height="36px" />
          <Bone height="84px" />
          <Bone height="56px" />
        </Surface>
      );
    case 'failed':
      return (
        <Surface as="div" role="alert">
          <EmptyState
            icon={<PlugDisconnectedRegular aria-hidden />}
            title={<Trans>We could not load this guest</Trans>}
            hint={
              (result.error instanceof ApiError && result.error.message) || (
                <Trans>Check your connection and try again.</Trans>
              )
            }
            action={
              <Button
                appearance="primary"
                icon={<ArrowClockwise20Regular />}
                onClick={() => void result.refetch()}
              >
                <Trans>Try again</Trans>
              </Button>
            }
          />
        </Surface>
      );
  }
}

/** How much of a code is shown, in UTF-16 units. */
const shown = 120;

/** The scanned text belongs to no guest of this event: it is shown, and never followed. */
const NoGuest = ({ text }: { text: string }) => (
  <Surface as="div" className={styles.noGuest} ref={bringIntoView}>
    <EmptyState
      icon={<PersonProhibitedRegular aria-hidden />}
      title={<Trans>Not on this event’s guest list</Trans>}
      hint={<Trans>Check that you opened the right event, or search by name or phone.</Trans>}
      action={
        <code dir="ltr">
          <ForeignText text={text.length > shown ? `${toWellFormed(text.slice(0, shown))}…` : text} />
        </code>
      }
    />
  </Surface>
);
