import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
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
import { createAppRouter } from './router.tsx';
import { createDrafts } from './storage/drafts.ts';
import { removeStored } from './storage/storage.ts';
import { transport } from './transport.ts';
import { toasts } from './ui/toasts.ts';

/**
 * The organisers' product with its session check under way, not yet on the screen. main.tsx opens one in a page, and the
 * screen tests one for each test.
 */
export function createApp() {
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
      if (ending === 'logout' && userId !== undefined) {
        createDrafts().drop(userId);
        removeStored(`guestwise.import.${userId}.`);
        removeStored(`guestwise.check-in-list ${userId} `);
      }
    },
  });
  api.use(bearer({ origin: new URL(config.apiBaseUrl, location.href).origin, ...session }));
  const channel = new BroadcastChannel('guestwise.preference');
  const changePreference = preferenceKeeper({
    session,
    save: (preference) => savePreference(api, preference),
    say: toasts.show,
    ...preferenceTabs(session, channel),
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

  return {
    router,
    session,
    element: (
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <ClientsContext value={{ api, templateApi }}>
            <RouterProvider router={router} />
          </ClientsContext>
        </QueryClientProvider>
      </I18nProvider>
    ),
    /** Ends what would outlive the page's content: calls, timers, and what is heard from other tabs. */
    dispose() {
      channel.close();
      queryClient.clear();
      router.history.destroy();
    },
  };
}
