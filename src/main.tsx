import { i18n, type Messages } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { bearer } from './api/bearer.ts';
import { createApi } from './api/client.ts';
import { createTemplateApi } from './api/template-client.ts';
import { ClientsContext } from './api/use-api.ts';
import { createQueryClient } from './api/query-client.ts';
import { config } from './config.ts';
import { templateState, templateTransport } from './template-transport.ts';
import { lastOpenedEvent } from './features/events/last-opened.ts';
import { savePreference } from './features/session/mutations.ts';
import { preferenceKeeper } from './features/session/preference-keeper.ts';
import { preferenceTabs } from './features/session/preference-tabs.ts';
import { sessionOf } from './features/session/session-of.ts';
import { initI18n } from './i18n/activate.ts';
import { createAppRouter } from './router.tsx';
import { isUnderServiceWorker, leaveServiceWorker } from './service-worker.ts';
import { createDrafts } from './storage/drafts.ts';
import { transport } from './transport.ts';
import { watchChunkErrors, reloadFor } from './ui/missing-part.ts';
import { Splash } from './ui/Splash.tsx';
import { toasts } from './ui/toasts.ts';

watchChunkErrors(import.meta.url);

// Not at the top level: what loads lazily imports of the chunk that this is in, and would wait for it.
async function open() {
  if (isUnderServiceWorker()) await leaveServiceWorker();

  const api = createApi(config.apiBaseUrl, transport);
  const templateApi = createTemplateApi(templateTransport);
  const queryClient = createQueryClient((run) =>
    toasts.show({
      variant: 'warning',
      message: msg`This page could not be brought up to date.`,
      action: { label: msg`Try again`, run },
    }),
  );
  const session = sessionOf(api, {
    say: toasts.show,
    forget(ending, userId) {
      queryClient.clear();
      if (ending !== 'in doubt') lastOpenedEvent.remove();
      if (ending === 'logout') templateState.remove();
      if (ending === 'logout' && userId !== undefined) createDrafts().drop(userId);
    },
  });
  api.use(bearer({ origin: new URL(config.apiBaseUrl, location.href).origin, ...session }));
  const changePreference = preferenceKeeper({
    session,
    save: (preference) => savePreference(api, preference),
    say: toasts.show,
    ...preferenceTabs(session, new BroadcastChannel('guestwise.preference')),
  });
  const router = createAppRouter({ api, templateApi, queryClient, session, changePreference });

  // The auth check runs while the words and the page's own data are on their way.
  session.start();
  let standing = session.getSnapshot().status;
  session.subscribe(() => {
    const before = standing;
    standing = session.getSnapshot().status;
    // The routes wait for the check by themselves; any other change sends people to where they belong.
    if (before !== 'checking' && before !== standing) void router.invalidate();
  });
  // A page that comes back from the back/forward cache may show what a logout has ended since.
  addEventListener('pageshow', ({ persisted }) => persisted && session.follow());

  await initI18n({
    en: () => words(import('./i18n/locales/en/organiser.po'), import('./i18n/locales/en/guest.po')),
    tr: () => words(import('./i18n/locales/tr/organiser.po'), import('./i18n/locales/tr/guest.po')),
    ar: () => words(import('./i18n/locales/ar/organiser.po'), import('./i18n/locales/ar/guest.po')),
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

/** The guests' page is here too, with its own messages. */
async function words(...catalogues: Promise<{ messages: Messages }>[]) {
  const loaded = await Promise.all(catalogues);
  return Object.assign({}, ...loaded.map(({ messages }) => messages)) as Messages;
}

/** Nothing can be said in the product's own words yet: those of index.html, in all languages, are left. */
function showStartupError(error: unknown) {
  if (!reloadFor(error)) document.documentElement.dataset.failed = '';
  return new Promise<never>(() => {});
}

void open();
