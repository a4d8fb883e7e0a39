import { useLingui } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '../../api/use-api.ts';
import { countNotAnswered } from '../../domain/event/analytics.ts';
import { eventQuery } from '../../domain/event/event-queries.ts';
import { handleInAddress } from '../../domain/event/handle.ts';
import { liveRefresh } from '../../domain/event/live-refresh.ts';
import { type GuestFilter, pickCriteria } from '../../domain/guest/guest-filter.ts';
import { useShownAnalytics } from '../../shared/guest/hidden-guests.ts';
import { GuestListActions } from '../../features/guest-export/GuestListActions.tsx';
import { tabulateGuests, writeCsv } from '../../features/guest-export/guest-table.ts';
import { selectInSlices } from '../../features/guests/list/guest-view.ts';
import { GuestsPage } from '../../features/guests/list/GuestsPage.tsx';
import { getGuestView, type GuestSearch } from '../../features/guests/schema.ts';
import { downloadFile } from '../../ui/text/download.ts';

interface EventGuestsProps {
  filter: GuestFilter;
  search: GuestSearch & { event: string };
}

/** The guests of an event, below the event's header, with the exports of their list. */
export function EventGuests({ filter, search }: EventGuestsProps) {
  const api = useApi();
  const { i18n } = useLingui();
  const { data: event } = useSuspenseQuery({ ...eventQuery(api, search.event), ...liveRefresh });
  const analytics = useShownAnalytics(search.event, event.analytics);
  const handle = handleInAddress(event.name) ?? search.event;
  const { search: query, answer } = search;
  const { total: all, accepted, rejected } = analytics;
  return (
    <GuestsPage
      filter={filter}
      search={search}
      event={{ name: event.name, isSingleGuest: event.details.isSingleGuest }}
      tabCounts={{ all, accepted, rejected, waiting: countNotAnswered(analytics) }}
      toolbar={
        <GuestListActions
          eventId={search.event}
          filter={filter}
          view={{ search: query, answer, ...pickCriteria(search) }}
          getSelected={(guests, locale, signal) =>
            selectInSlices(guests, getGuestView(search), locale, signal)
          }
          handle={handle}
        />
      }
      onExport={async (guests) =>
        downloadFile(`guests-${handle}-selected.csv`, await writeCsv(tabulateGuests(guests, i18n)))
      }
    />
  );
}
