import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createRoot } from 'react-dom/client';
import { createApp } from './app.tsx';
import { organiserCatalogues } from './i18n/organiser-catalogues.ts';
import { initI18n } from './i18n/activate.ts';
import { isUnderServiceWorker, leaveServiceWorker } from './service-worker.ts';
import { watchChunkErrors, reloadFor } from './ui/missing-part.ts';
import { whenIdle } from './theme/when-idle.ts';
import { preloadModal } from './ui/Modal.tsx';
import { Splash } from './ui/Splash.tsx';

watchChunkErrors(import.meta.url);
if (import.meta.env.VITE_REPORT_URL)
  void import('./reporting/start-reporting.ts').then(({ startReporting }) =>
    startReporting('organiser', import.meta.url),
  );

// No top-level await: lazy chunks import this chunk, so they would deadlock.
async function open() {
  if (isUnderServiceWorker()) await leaveServiceWorker();

  const { router, session, element } = createApp();
  // A page restored from the back/forward cache may show data of a session that has ended since.
  addEventListener('pageshow', ({ persisted }) => persisted && session.syncWithStorage());

  await initI18n(organiserCatalogues).catch(showStartupError);
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html has no #root');
  const root = createRoot(container);
  root.render(
    <I18nProvider i18n={i18n}>
      <Splash />
    </I18nProvider>,
  );
  await router.load();
  // From here on React renders the page and sets the titles, and the first <title> of a page wins.
  document.querySelectorAll('title, .page-frame').forEach((part) => part.remove());
  root.render(element);
  whenIdle(preloadModal);
}

/** No catalogue has loaded, so the texts of index.html, in all languages, are shown. */
function showStartupError(error: unknown) {
  if (!reloadFor(error)) document.documentElement.dataset.failed = '';
  return new Promise<never>(() => {});
}

void open();
