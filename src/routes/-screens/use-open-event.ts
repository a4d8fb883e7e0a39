import { useMatches } from '@tanstack/react-router';

const base = '/_organiser/_signed-in/_event';

/** Which event the address is about, and which part of it. */
export function useOpenEvent() {
  return useMatches({
    select(matches) {
      const match = matches.at(-1);
      const hasFailed = match?.status === 'error';
      switch (match?.routeId) {
        case `${base}/apps/event/$eventId/{-$handle}`:
          return { eventId: match.params.eventId, part: match.search.tab, hasFailed };
        case `${base}/events/guests/$filter`:
          return { eventId: match.search.event, part: 'guests' as const, hasFailed };
        case `${base}/events/$eventId/scan`:
          return { eventId: match.params.eventId, part: undefined, hasFailed };
        default:
          return { eventId: undefined, part: undefined, hasFailed };
      }
    },
    structuralSharing: true,
  });
}
