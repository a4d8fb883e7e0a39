import { Button } from '@fluentui/react-components';
import { ArrowClockwise20Regular } from '@fluentui/react-icons/svg/arrow-clockwise';
import { PlugDisconnectedRegular } from '@fluentui/react-icons/svg/plug-disconnected';
import { Trans } from '@lingui/react/macro';
import { ApiError } from '../../../api/errors.ts';
import { EmptyState } from '../../../ui/page/EmptyState.tsx';
import { findArrival } from '../arrivals/arrivals.ts';
import { GuestCard } from './GuestCard.tsx';
import { NoGuest } from './NoGuest.tsx';
import type { ScanDesk } from './scan-desk.ts';
import { Bone } from '../../../ui/page/Skeleton.tsx';
import { Surface } from '../../../ui/page/Surface.tsx';
import { useScannedGuest } from './use-scanned-guest.ts';
import styles from '../check-in.module.css';

interface ScannedGuestProps extends Omit<ScanDesk, 'scan' | 'onChoose'> {
  guestId: string;
  text: string;
  /** When the code was read, in milliseconds since 1970. */
  at: number;
}

/** The guest of a code. */
export function ScannedGuest({
  eventId,
  list,
  guestId,
  text,
  at,
  log,
  entries,
  checkInRef,
  onClose,
  onArrived,
}: ScannedGuestProps) {
  const { guest, isUnknown, error, refetch } = useScannedGuest(eventId, list, guestId);
  if (isUnknown) return <NoGuest text={text} />;
  if (guest) {
    const arrive = (people: number) => {
      log.add({ guestId: guest.id, name: guest.name, people, at: Date.now() });
      onArrived();
    };
    const arrival = findArrival(entries, guest.id);
    return <GuestCard {...{ guest, arrival, at, checkInRef, onArrive: arrive, onClose }} />;
  }
  if (error) {
    return (
      <Surface as="div" role="alert">
        <EmptyState
          icon={<PlugDisconnectedRegular aria-hidden />}
          title={<Trans>We could not load this guest</Trans>}
          hint={
            (error instanceof ApiError && error.message) || (
              <Trans>Check your connection and try again.</Trans>
            )
          }
          action={
            <Button appearance="primary" icon={<ArrowClockwise20Regular />} onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        />
      </Surface>
    );
  }
  return (
    <Surface as="div" className={styles.guest} aria-hidden>
      <Bone height="36px" />
      <Bone height="84px" />
      <Bone height="56px" />
    </Surface>
  );
}
