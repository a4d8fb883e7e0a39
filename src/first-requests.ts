import { config } from './config.ts';
import { requestCard } from './features/rsvp/card.ts';
import type { EarlyPanel } from './features/rsvp/early/early-panel.ts';
import { guestIdOf } from './features/rsvp/guest-id.ts';
import { isUnderServiceWorker } from './service-worker.ts';
import { transport } from './transport.ts';

/** What the inline scripts of guest.html have started, for the page to take over. */
export interface Early {
  guestId: string;
  rsvp: Promise<Response>;
  card: HTMLImageElement;
  panel?: EarlyPanel | undefined;
  /** The page has begun: from here on the document is its own. */
  over?: true;
  /** The page stands in the document, and asks for itself before an answer is lost. */
  shown?: true;
}

declare global {
  interface Window {
    /** Not there where there is no guest to ask for. */
    early?: Early;
  }
}

/**
 * The first inline script of guest.html. It asks for the guest and the card, and stands above the styles
 * and the second script (`boot.ts`): on a slow connection those arrive while the requests are on their way.
 */
function sendFirstRequests() {
  const guestId = guestIdOf(location.pathname, config.basePath);
  // The standalone export answers within its bundle: there is nothing to ask for before it.
  if (guestId === undefined || isUnderServiceWorker() || import.meta.env.MODE === 'standalone') return;
  const address = new URL(`${config.apiBaseUrl}/events/guests/${guestId}/rsvp`, location.href);
  // A page that is gone back to would be given the count of its first visit.
  const rsvp = transport(new Request(address, { priority: 'high', cache: 'no-store' }));
  // The page deals with a failure. Until it listens, that is no unhandled rejection.
  rsvp.catch(() => {});
  window.early = { guestId, rsvp, card: requestCard(guestId) };
}

sendFirstRequests();
