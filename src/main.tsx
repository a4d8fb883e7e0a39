import { i18n, type Messages } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { ClientsContext } from './api/use-api.ts';
import { createOrganiserApp } from './organiser-app.ts';
import { initI18n } from './i18n/activate.ts';
import { isUnderServiceWorker, leaveServiceWorker } from './service-worker.ts';
import { reloadFor, watchChunkErrors } from './ui/missing-part.ts';
import { Splash } from './ui/Splash.tsx';

watchChunkErrors(import.meta.url);

// No top-level await: lazy chunks import the chunk that this is in, so they would deadlock.
async function start() {
  if (isUnderServiceWorker()) await leaveServiceWorker();
  // The auth check and the page's own calls run while the catalogue loads.
  const { api, templateApi, queryClient, router } = createOrganiserApp();
  await initI18n({
    en: () => loadCatalogue(import('./i18n/locales/en/organiser.po'), import('./i18n/locales/en/guest.po')),
    tr: () => loadCatalogue(import('./i18n/locales/tr/organiser.po'), import('./i18n/locales/tr/guest.po')),
    ar: () => loadCatalogue(import('./i18n/locales/ar/organiser.po'), import('./i18n/locales/ar/guest.po')),
  }).catch(showStartupError);
  const element = document.getElementById('root');
  if (!element) throw new Error('index.html has no #root');
  const root = createRoot(element);
  root.render(
    <I18nProvider i18n={i18n}>
      <Splash />
    </I18nProvider>,
  );
  await router.load();
  // React writes the titles from here on, and the first <title> of a page wins.
  document.querySelector('title')?.remove();
  root.render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <ClientsContext value={{ api, templateApi }}>
          <RouterProvider router={router} />
        </ClientsContext>
      </QueryClientProvider>
    </I18nProvider>,
  );
}

/** The guests' page is a route of this entry too, with its own messages. */
async function loadCatalogue(...parts: Promise<{ messages: Messages }>[]) {
  const loaded = await Promise.all(parts);
  return Object.assign({}, ...loaded.map(({ messages }) => messages)) as Messages;
}

/** No catalogue, no words of ours: the sentences of index.html are shown, in all languages. */
function showStartupError(error: unknown) {
  if (!reloadFor(error)) document.documentElement.dataset.failed = '';
  return new Promise<never>(() => {});
}

void start();
