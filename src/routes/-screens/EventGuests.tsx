import { useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '../../api/use-api.ts';
import { eventQuery } from '../../domain/event-queries.ts';
import { handleInAddress } from '../../domain/handle.ts';
import type { GuestFilter } from '../../domain/guest-filter.ts';
import { AnswerSummary } from '../../features/events/AnswerSummary.tsx';
import { GuestListActions } from '../../features/guest-export/GuestListActions.tsx';
import { GuestsPage } from '../../features/guests/GuestsPage.tsx';
import type { GuestSearch } from '../../features/guests/schema.ts';

interface EventGuestsProps {
  filter: GuestFilter;
  search: GuestSearch & { event: string };
}

/** The guests of an event, below the event's head. */
export function EventGuests({ filter, search }: EventGuestsProps) {
  const api = useApi();
  const { data: event } = useSuspenseQuery(eventQuery(api, search.event));
  const { total: all, accepted, rejected } = event.analytics;
  return (
    <GuestsPage
      filter={filter}
      search={search}
      known={{ all, accepted, rejected }}
      stats={
        <>
          <AnswerSummary eventId={search.event} analytics={event.analytics} />
          <GuestListActions
            eventId={search.event}
            filter={filter}
            handle={handleInAddress(event.name) ?? search.event}
          />
        </>
      }
    />
  );
}
