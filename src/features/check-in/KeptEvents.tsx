import { ScanQrCode24Regular } from '@fluentui/react-icons/svg/scan-qr-code';
import { Trans } from '@lingui/react/macro';
import { useUserId } from '../../api/use-api.ts';
import { EventName } from '../../shared/event/EventName.tsx';
import { ButtonLink } from '../../ui/layout/ButtonLink.tsx';
import { Stack } from '../../ui/layout/Layout.tsx';
import { loadKeptEvents } from './arrivals/kept-list.ts';
import styles from './check-in.module.css';

/** Links to check-in of the events whose guest lists are on this device. */
export function KeptEvents() {
  const events = loadKeptEvents(useUserId());
  if (events.length === 0) return null;
  return (
    <div className={styles.kept}>
      <p id="kept-events">
        <Trans>Check-in works offline for:</Trans>
      </p>
      <Stack as="ul" gap={8} aria-labelledby="kept-events">
        {events.map(({ id, name }) => (
          <li key={id}>
            <ButtonLink
              to="/events/$eventId/scan"
              params={{ eventId: id }}
              preload={false}
              icon={<ScanQrCode24Regular />}
            >
              <EventName name={name} isClamped />
            </ButtonLink>
          </li>
        ))}
      </Stack>
    </div>
  );
}
