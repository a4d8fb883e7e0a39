import { msg } from '@lingui/core/macro';
import { createFileRoute, redirect, stripSearchParams, useLocation } from '@tanstack/react-router';
import { eventQuery } from '../../../../domain/event/event-queries.ts';
import { isId } from '../../../../domain/ids.ts';
import { CodesPage } from '../../../../features/guests/codes/CodesPage.tsx';
import { codesSearch } from '../../../../features/guests/codes/codes-search.ts';
import { PanelSkeleton } from '../../../../ui/page/Skeleton.tsx';

export const Route = createFileRoute('/_organiser/_signed-in/_event/events/$eventId/codes')({
  staticData: { title: msg`QR codes`, eventPart: 'guests' },
  validateSearch: codesSearch,
  search: { middlewares: [stripSearchParams({ page: 1, per: 12 })] },
  beforeLoad: ({ params }) => {
    if (!isId(params.eventId)) throw redirect({ to: '/pages/errors/error-404', replace: true });
  },
  loader: async ({ context: { api, queryClient }, params }) => {
    await queryClient.ensureQueryData(eventQuery(api, params.eventId));
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
