import { useMatches } from '@tanstack/react-router';

const base = '/_organiser/_signed-in/_event';

/** The event in the address, and its part. */
export function useOpenEvent() {
  return useMatches({
    select(matches) {
      const match = matches.at(-1);
      const hasFailed = match?.status === 'error';
      if (match?.routeId === `${base}/apps/event/$eventId/{-$handle}`) {
        return { eventId: match.params.eventId, part: match.search.tab, hasFailed };
      }
      if (match?.routeId === `${base}/events/guests/$filter`) {
        return { eventId: match.search.event, part: 'guests' as const, hasFailed };
      }
      if (
        match?.routeId === `${base}/events/guests/import` ||
        match?.routeId === `${base}/events/guests/print`
      ) {
        return { eventId: match.search.event, part: 'guests' as const, hasFailed };
      }
      if (
        match?.routeId === `${base}/events/$eventId/remind` ||
        match?.routeId === `${base}/events/$eventId/codes`
      ) {
        return { eventId: match.params.eventId, part: 'guests' as const, hasFailed };
      }
      // Check-in is not a tab.
      const eventId = match?.routeId === `${base}/events/$eventId/scan` ? match.params.eventId : undefined;
      return { eventId, part: undefined, hasFailed };
    },
    structuralSharing: true,
  });
}
