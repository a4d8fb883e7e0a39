import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createApi } from './api/client.ts';
import { config } from './config.ts';
import { createGuestAnswering } from './features/rsvp/guest-answering.ts';
import { requestCard } from './features/rsvp/card.ts';
import { guestIdOf } from './features/rsvp/guest-id.ts';
import { takeOver } from './features/rsvp/early/take-over.ts';
import { RsvpPage } from './features/rsvp/RsvpPage.tsx';
import { initI18n } from './i18n/activate.ts';
import { messages as ar } from './i18n/locales/ar/guest.po';
import { messages as en } from './i18n/locales/en/guest.po';
import { messages as tr } from './i18n/locales/tr/guest.po';
import { isUnderServiceWorker, leaveServiceWorker } from './service-worker.ts';
import { transport } from './transport.ts';

if (isUnderServiceWorker()) await leaveServiceWorker();

const guestId = guestIdOf(location.pathname, config.basePath);

let early = window.early?.rsvp;
/** The first call is the read that the boot script has sent already. */
const api = createApi(config.apiBaseUrl, (request) => {
  const answer = early ?? transport(request);
  early = undefined;
  return answer;
});

// All three travel in the one chunk, so that a switch of language needs no line.
await initI18n({ en: () => en, tr: () => tr, ar: () => ar });
const answering = guestId === undefined ? undefined : createGuestAnswering(api, guestId);
const card = window.early?.card ?? (guestId === undefined ? undefined : requestCard(guestId));
const element = document.getElementById('root');
if (!element) throw new Error('guest.html has no #root');
const root = createRoot(element);
const render = () =>
  root.render(
    <I18nProvider i18n={i18n}>
      <RsvpPage answering={answering} card={card} />
    </I18nProvider>,
  );
if (window.early) window.early.over = true;
const panel = window.early?.panel;
if (panel && answering) await takeOver(panel, answering, () => flushSync(render));
else render();
