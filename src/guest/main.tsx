import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createGuestAnswering } from './answering/answering.ts';
import { isUnderForeignWorker, leaveServiceWorker } from '../offline/service-worker.ts';
import { createRsvpApi } from '../api/rsvp-client.ts';
import { config } from '../config.ts';
import { requestCard } from './card.ts';
import { parseGuestId } from './guest-id.ts';
import { deadlines } from './answering/deadlines.ts';
import { replaceEarlyPanel } from './early/replace-early-panel.ts';
import { showTitle } from './show-title.ts';
import { RsvpPage } from './RsvpPage.tsx';
import { continueI18n } from '../i18n/activate.ts';
import { isLocale } from '../i18n/locale.ts';
import { transport } from '../api/transport.ts';

if (isUnderForeignWorker()) await leaveServiceWorker();

// Other builds do not include it.
if (import.meta.env.VITE_REPORT_URL)
  void import('../reporting/start-reporting.ts').then(({ startReporting }) =>
    startReporting('guest', import.meta.url),
  );

const guestId = parseGuestId(location.pathname, config.basePath);

let { early } = window;
/** Rejects if it takes longer. */
const inTime = <Result,>(milliseconds: number, job: Promise<Result>) =>
  Promise.race([job, new Promise<never>((_, reject) => setTimeout(reject, milliseconds))]);
/** The first call uses the read that the boot script has sent, and its time counts from then. */
const api = createRsvpApi(config.apiBaseUrl, (request) => {
  const answer = early
    ? inTime(early.sentAt + deadlines.read - performance.now(), early.rsvp)
    : transport(request);
  early = undefined;
  return answer;
});

const { lang } = document.documentElement;
// The bundle includes its own language (`guestBundles`); others are loaded when they are chosen. A file that hangs
// counts as failed.
await continueI18n(
  {
    en: () => inTime(deadlines.notice, import('../i18n/locales/en/guest.po')),
    tr: () => inTime(deadlines.notice, import('../i18n/locales/tr/guest.po')),
    ar: () => inTime(deadlines.notice, import('../i18n/locales/ar/guest.po')),
  },
  window.guestLocale ?? (import.meta.env.DEV && isLocale(lang) ? lang : 'en'),
);
showTitle();
if (window.early) window.early.isPageStarted = true;
window.early?.panel?.handOver();
const answering = guestId === undefined ? undefined : createGuestAnswering(api, guestId);
const card = window.early?.card ?? (guestId === undefined ? undefined : requestCard(guestId));
const element = document.getElementById('root');
if (!element) throw new Error('guest.html has no #root');
const page = (
  <I18nProvider i18n={i18n}>
    <RsvpPage answering={answering} card={card} />
  </I18nProvider>
);
const panel = window.early?.panel;
if (panel && answering) {
  const drawn = document.createElement('div');
  drawn.id = element.id;
  const root = createRoot(drawn);
  await replaceEarlyPanel(panel, answering, {
    draw: () =>
      new Promise((resolve) => {
        new MutationObserver(() => resolve()).observe(drawn, { childList: true });
        // As a single task, the first render would block a cheap phone for a quarter of a second.
        startTransition(() => root.render(page));
      }),
    show() {
      // Renders what the guest has done since the render began: an empty flushSync would leave effects pending.
      flushSync(() => root.render(page));
      element.replaceWith(drawn);
      // The card stays in the early panel until the page is visible.
      if (card) drawn.querySelector('.frame')?.append(card);
      if (window.early) window.early.isPageShown = true;
    },
  });
} else createRoot(element).render(page);
