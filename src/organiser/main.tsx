import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { startTransition, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { watchInstallPrompt } from '../browser/install-prompt.ts';
import { createApp } from './app.tsx';
import { organiserCatalogues } from '../i18n/organiser-catalogues.ts';
import { initI18n } from '../i18n/activate.ts';
import { isUnderForeignWorker, leaveServiceWorker } from '../offline/service-worker.ts';
import { watchChunkErrors, reloadFor } from '../ui/states/missing-part.ts';
import { Splash } from '../ui/states/Splash.tsx';

watchChunkErrors(import.meta.url);
watchInstallPrompt();
if (import.meta.env.VITE_REPORT_URL)
  void import('../reporting/start-reporting.ts').then(({ startReporting }) =>
    startReporting('organiser', import.meta.url),
  );

// No top-level await: lazy chunks import this chunk, so they would deadlock.
async function open() {
  if (isUnderForeignWorker()) await leaveServiceWorker();

  const { router, element } = createApp();

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
  // React sets the titles from now on, and the first <title> of a page wins.
  const replaced = document.querySelectorAll('title, .page-frame');
  const onShow = () => {
    for (const part of replaced) part.remove();
  };
  // As a single task, the first render would block a phone for a third of a second.
  startTransition(() =>
    root.render(
      <>
        {element}
        <Shown onShow={onShow} />
      </>,
    ),
  );
}

/** Calls back when the page is in the document, before it is painted: without its frame the splash would show. */
function Shown({ onShow }: { onShow(): void }) {
  useLayoutEffect(onShow, [onShow]);
  return null;
}

/** No catalogue has loaded, so the texts of index.html, in all languages, are shown. */
function showStartupError(error: unknown) {
  if (!reloadFor(error)) document.documentElement.dataset.failed = '';
  return new Promise<never>(() => {});
}

void open();
