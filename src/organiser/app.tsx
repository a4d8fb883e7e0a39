import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { I18nProvider } from '@lingui/react';
import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { type RouterHistory, RouterProvider } from '@tanstack/react-router';
import { createAuthMiddleware } from '../api/auth-middleware.ts';
import { withEarlyCalls } from '../api/early-calls.ts';
import { createOrganiserApi, type Api } from '../api/client.ts';
import { createQueryClient } from '../api/query-client.ts';
import { createTemplateApi } from '../template/api/client.ts';
import { ApiContext } from '../api/use-api.ts';
import { TemplateApiContext } from '../template/api/use-template-api.ts';
import { config } from '../config.ts';
import { demoSession } from '../template/api/demo-session.ts';
import { pendingDeletion } from '../shared/pending-deletion.ts';
import { lastOpenedEvent } from '../domain/event/last-opened-event.ts';
import { followOtherTabs } from '../features/session/follow-other-tabs.ts';
import { createPreferenceChanges, preferenceKey } from '../features/session/preference/preference-changes.ts';
import { type Session, createSession } from '../features/session/session.ts';
import { ignoreComposedKeys, surviveTranslation } from '../browser/page-guards.ts';
import { createDemoPreference } from '../template/auth/demo-preference.ts';
import { createAppRouter, leadsToLogin } from './router.tsx';
import { removeUserData } from '../storage/user-data.ts';
import { templateState, templateTransport } from '../template/api/transport.ts';
import { transport } from '../api/transport.ts';
import { isCut, isGone } from '../api/errors.ts';
import { notifications } from '../ui/toasts/notifications.ts';
import { reportFailure } from '../ui/toasts/report-failure.ts';
import { toasts } from '../ui/toasts/toasts.ts';
import { withFallback } from '../offline/with-fallback.ts';
import { createTabText } from '../storage/storage.ts';
import { fetchMe } from '../features/session/user.ts';
import { storedSkew, storedToken } from '../features/session/token.ts';

/**
 * Creates the organiser's app and starts the session check, without rendering. main.tsx opens one per page, the screen
 * tests one per test.
 */
export function createApp() {
  surviveTranslation();
  ignoreComposedKeys();
  const api = createOrganiserApi(config.apiBaseUrl, withEarlyCalls(transport, globalThis.window?.earlyCalls));
  const templateApi = createTemplateApi(templateTransport);
  // Otherwise a page that was opened offline would not notice that the connection is back.
  onlineManager.setOnline(navigator.onLine);
  const queryClient = createQueryClient({
    onRefreshError(error, run) {
      // The toolbar says so, or the check-in page, and what failed is read again with the connection.
      if (!navigator.onLine || (isCut(error) && location.pathname.endsWith('/scan'))) return;
      // Another try would not find it either, and a form that is saved offers to create it again.
      if (isGone(error)) {
        toasts.show({
          variant: 'warning',
          message: msg`Someone else deleted something that this page shows.`,
        });
        return;
      }
      toasts.show({
        variant: 'warning',
        message: msg`We could not refresh this page. What you see may be out of date.`,
        action: { label: msg`Try again`, run },
      });
    },
    onMutationError: reportFailure,
  });
  const session = createBrowserSession(api);
  const { origin } = new URL(config.apiBaseUrl, location.href);
  api.use(
    createAuthMiddleware({ origin, getToken: session.getToken, onEndingResponse: session.onEndingResponse }),
  );
  const preference = createPreferenceChanges({
    queryClient,
    session,
    // Loaded on demand, because the login saves nothing.
    async save(wanted) {
      const { savePreference } = await import('../features/session/preference/save-preference.ts');
      await savePreference(api, wanted);
    },
    refresh: () => void refreshPreference(),
    showToast: toasts.show,
  });
  const isSavingPreference = () => queryClient.isMutating({ mutationKey: preferenceKey }) > 0;
  /** Another tab may have changed the settings, or a save whose response was lost has arrived. */
  const refreshPreference = async () => {
    const before = session.getSnapshot();
    if (document.hidden || before.status !== 'signed-in') return;
    const user = await fetchMe(api).catch(() => undefined);
    if (user && session.getSnapshot() === before && !isSavingPreference())
      session.setPreference(user.preference);
  };
  const handleVisibility = () => void refreshPreference();
  document.addEventListener('visibilitychange', handleVisibility);
  const demoPreference = createPreferenceChanges({
    queryClient,
    ...createDemoPreference(templateApi),
    showToast: toasts.show,
  });
  const router = createAppRouter({
    api,
    templateApi,
    queryClient,
    session,
    changePreference: preference.change,
    changeDemoPreference: demoPreference.change,
    finishPreference: preference.finish,
  });
  const otherTabs = followOtherTabs(session, () => {
    if (leadsToLogin(router)) void router.navigate({ to: '/', replace: true, ignoreBlocker: true });
  });
  session.start({
    explain(reason) {
      notifications.add(reason);
      // The login page shows the reason itself. People on other pages stay there and need a toast.
      if (!leadsToLogin(router)) toasts.show(reason);
    },
    notify: toasts.show,
    dropChanges(mayName) {
      const isSaidAtLogin = leadsToLogin(router);
      // They may name guests, and an action such as "Try again" would act for the next user.
      toasts.clear();
      const dropped = pendingDeletion.cancel(mayName && isSaidAtLogin);
      // After a logout nothing remains to check; a refused token keeps drafts.
      if (queryClient.isMutating() > 0 && !mayName)
        dropped.push(msg`Something was still being sent when the session ended. Check whether it was saved.`);
      if (isSavingPreference())
        dropped.push(msg`Your last settings may not be saved. Check them when you log in again.`);
      if (!isSaidAtLogin) for (const message of dropped) toasts.show({ variant: 'warning', message });
      return dropped;
    },
    onUserChange() {
      toasts.clear();
      notifications.clear();
    },
    onEnd(ending, userId, token) {
      queryClient.clear();
      // They may name guests, and their retries belong to the ended session.
      notifications.clear();
      if (ending !== 'unverified') lastOpenedEvent.remove();
      if (ending !== 'logout') return;
      templateState.remove();
      demoSession.remove();
      if (userId === undefined) return;
      removeUserData(userId);
      otherTabs.announceLogout({ userId, token });
    },
  });
  followStatus(session, () => void router.invalidate());
  return {
    router,
    session,
    element: (
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <ApiContext value={api}>
            <TemplateApiContext value={templateApi}>
              <RouterProvider router={router} />
            </TemplateApiContext>
          </ApiContext>
        </QueryClientProvider>
      </I18nProvider>
    ),
    /** Stops what would outlive the page's content: calls, timers, and messages from other tabs. */
    dispose() {
      otherTabs.stop();
      document.removeEventListener('visibilitychange', handleVisibility);
      queryClient.clear();
      pendingDeletion.cancel(false);
      endHistory(router.history);
    },
  };
}

/** Later navigations, such as one that waits for its loader, are ignored: they would change another page's address. */
function endHistory(history: RouterHistory) {
  history.flush();
  history.destroy();
  // A router whose history has no subscriber would load the page that it is navigated to.
  history.subscribe(() => {});
  history.push = () => {};
  history.replace = () => {};
}

/**
 * Calls back when the session ends, or is checked because of another tab. The routes wait for the auth check
 * themselves, and a login opens its page itself (`useSignIn`).
 */
function followStatus(session: Session, onChange: () => void) {
  let status = session.getSnapshot().status;
  session.subscribe(() => {
    const before = status;
    status = session.getSnapshot().status;
    if (before !== 'checking' && before !== status && status !== 'signed-in') onChange();
  });
}

/** Creates the session over the real network, storage and clock. */
function createBrowserSession(api: Api) {
  // Only a start without the server needs it.
  const findKeptUser = async (token: string, isUnreached = false) => {
    const { findKnownUser, findTokenUser } = await import('../features/session/kept-user.ts');
    return isUnreached ? findKnownUser(token) : findTokenUser(token, location.pathname);
  };
  return createSession({
    token: storedToken,
    skew: storedSkew,
    returnGuard: createTabText('guestwise.last-user'),
    getMe: () =>
      withFallback(fetchMe(api), async () => (await findKeptUser(storedToken.read() ?? '')) !== undefined),
    findKeptUser,
    now: Date.now,
  });
}
