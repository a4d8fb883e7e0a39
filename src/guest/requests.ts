import { config } from '../config.ts';
import { requestCard } from './card.ts';
import type { EarlyPanel } from './early/early-panel.ts';
import { parseGuestId } from './guest-id.ts';
import { chooseLocale, markDocument } from '../i18n/locale.ts';
import { isUnderServiceWorker } from '../offline/service-worker.ts';
import { locale } from '../storage/keys.ts';
import { loadJson } from '../storage/load-json.ts';
import { transport } from '../api/transport.ts';

/** What the inline scripts of guest.html have started, for the page to take over. */
export interface Early {
  guestId: string;
  rsvp: Promise<Response>;
  /** When `rsvp` was sent, as `performance.now()`. */
  sentAt: number;
  card: HTMLImageElement;
  panel?: EarlyPanel | undefined;
  /** The page has started: from now on it controls the document. */
  isPageStarted?: true;
  /** The page is rendered, and asks itself before an answer is lost. */
  isPageShown?: true;
}

declare global {
  interface Window {
    /** Missing where there is no guest to request. */
    early?: Early;
  }
}

/**
 * The first inline script of guest.html. It requests the guest and the card, and comes before the styles and the second
 * script (`guest/boot.ts`), which arrive on a slow connection while the requests are in progress.
 */
function sendFirstRequests() {
  const guestId = parseGuestId(location.pathname, config.basePath);
  // The standalone export has its backend in the bundle, so there is nothing to request before it.
  if (guestId === undefined || isUnderServiceWorker() || import.meta.env.MODE === 'standalone') return;
  const address = new URL(`${config.apiBaseUrl}/events/guests/${guestId}/rsvp`, location.href);
  // After Back, the browser would restore the count of the first visit.
  const rsvp = transport(new Request(address, { priority: 'high', cache: 'no-store' }));
  // The page handles a failure; this prevents an unhandled rejection before it does.
  rsvp.catch(() => {});
  window.early = { guestId, rsvp, sentAt: performance.now(), card: requestCard(guestId) };
}

// Without scripts the page has failed from the start.
delete document.documentElement.dataset.failed;
sendFirstRequests();
// Before there is any content: a direction that changes later would lay the page out twice.
markDocument(chooseLocale(location.search, () => loadJson(locale), navigator.languages));
