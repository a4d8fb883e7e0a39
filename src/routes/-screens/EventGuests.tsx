import { ScanQrCode24Regular } from '@fluentui/react-icons/svg/scan-qr-code';
import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApi } from '../../api/use-api.ts';
import { AnswerStats } from '../../features/events/AnswerStats.tsx';
import { handleInAddress } from '../../domain/handle.ts';
import { eventQuery } from '../../domain/event-queries.ts';
import type { GuestFilter } from '../../domain/guest-filter.ts';
import { GuestsPage } from '../../features/guests/GuestsPage.tsx';
import type { GuestSearch } from '../../features/guests/schema.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { ForeignText } from '../../ui/ForeignText.tsx';

interface EventGuestsProps {
  filter: GuestFilter;
  search: GuestSearch & { event: string };
}

/** Where an event and its guests meet on one page. */
export function EventGuests({ filter, search }: EventGuestsProps) {
  const api = useApi();
  const { data: event } = useSuspenseQuery(eventQuery(api, search.event));
  const { total: all, accepted, rejected } = event.analytics;
  return (
    <GuestsPage
      filter={filter}
      search={search}
      known={{ all, accepted, rejected }}
      trail={
        <>
          <Link to="/events">
            <Trans>Events</Trans>
          </Link>{' '}
          /{' '}
          <Link
            to="/apps/event/$eventId/{-$handle}"
            params={{ eventId: search.event, handle: handleInAddress(event.name) }}
          >
            {event.name ? <ForeignText text={event.name} /> : <Trans>Untitled event</Trans>}
          </Link>
        </>
      }
      stats={<AnswerStats analytics={event.analytics} />}
      actions={
        <ButtonLink
          to="/events/$eventId/scan"
          params={{ eventId: search.event }}
          icon={<ScanQrCode24Regular />}
        >
          <Trans>Scan</Trans>
        </ButtonLink>
      }
    />
  );
}
