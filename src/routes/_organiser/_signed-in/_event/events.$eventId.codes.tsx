import { msg } from '@lingui/core/macro';
import { createFileRoute, stripSearchParams, useLocation } from '@tanstack/react-router';
import { ensureAllGuests } from '../../../../domain/guest/all-guests.ts';
import { eventQuery } from '../../../../domain/event/event-queries.ts';
import { CodesPage } from '../../../../features/guests/codes/CodesPage.tsx';
import { codesSearch } from '../../../../features/guests/codes/codes-search.ts';
import { PanelSkeleton } from '../../../../ui/states/Skeleton.tsx';

export const Route = createFileRoute('/_organiser/_signed-in/_event/events/$eventId/codes')({
  staticData: { title: msg`QR codes`, eventPart: 'guests' },
  validateSearch: codesSearch,
  search: { middlewares: [stripSearchParams({ page: 1, per: 12 })] },
  loader: async ({ context: { api, queryClient }, params: { eventId } }) => {
    await Promise.all([
      queryClient.ensureQueryData(eventQuery(api, eventId)),
      ensureAllGuests(queryClient, api, eventId),
    ]);
  },
  component: Codes,
  pendingComponent: PanelSkeleton,
});

function Codes() {
  const { eventId } = Route.useParams();
  const search = Route.useSearch();
  const guestIds = useLocation({ select: ({ state }) => state.guestIds });
  return <CodesPage eventId={eventId} search={search} guestIds={guestIds} />;
}
