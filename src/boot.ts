import { config } from './config.ts';
import { requestCard } from './features/rsvp/card.ts';
import { guestIdOf } from './features/rsvp/guest-id.ts';
import { chooseLocale, directionOf } from './i18n/locale.ts';
import { isUnderServiceWorker } from './service-worker.ts';
import { transport } from './transport.ts';

declare global {
  interface Window {
    /** What the inline script of guest.html has started, for the page to take over. */
    early?: { rsvp: Promise<Response>; card: HTMLImageElement };
  }
}

/**
 * The inline script of guest.html. It asks for the guest and the card before any bundle is here,
 * and shows the words of last resort where the bundle cannot be had. It stands inside the card's
 * frame, so that the card needs no bundle either.
 */
function boot() {
  const root = document.documentElement;
  root.lang = chooseLocale(location.search, chosenLocale(), navigator.languages);
  root.dir = directionOf(root.lang);
  const failed = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) root.dataset.failed = '';
  };
  addEventListener('error', failed, { capture: true });

  const guestId = guestIdOf(location.pathname, config.basePath);
  // The demo export answers within its bundle: there is nothing to ask for before it.
  if (guestId === undefined || isUnderServiceWorker() || import.meta.env.MODE === 'demo') return;
  const address = new URL(`${config.apiBaseUrl}/events/guests/${guestId}/rsvp`, location.href);
  const rsvp = transport(new Request(address, { priority: 'high' }));
  // The page deals with a failure. Until it listens, that is no unhandled rejection.
  rsvp.catch(() => {});
  const card = requestCard(guestId);
  document.currentScript?.parentElement?.append(card);
  window.early = { rsvp, card };
}

// The storage module and its schemas would be more bytes than the whole script.
function chosenLocale(): unknown {
  try {
    return JSON.parse(localStorage.getItem('guestwise.locale') ?? 'null');
  } catch {
    return undefined;
  }
}

boot();
