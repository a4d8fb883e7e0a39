import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { OutcomeUnknown } from '../../../api/errors.ts';
import { createFailureNotice } from '../../../ui/toasts/report-failure.ts';
import type { Notice } from '../../../ui/toasts/notifications.ts';
import type { User } from '../user.ts';

type Preference = User['preference'];

/** Changes the signed-in user's preference: here at once, and then on the server. */
export type ChangePreference = (edit: (preference: Preference) => Preference) => Promise<void>;

interface PreferenceDeps {
  queryClient: QueryClient;
  session: {
    getSnapshot(): { status: string; user?: { preference: Preference } };
    getToken(): string | undefined;
    setPreference(preference: Preference): void;
  };
  /** savePreference. */
  save(preference: Preference): Promise<void>;
  /** Reads the preference from the server. */
  refresh(): void;
  /** The toast of a save; by default that of the specification for our API. */
  getSavedText?(): MessageDescriptor;
  showToast(notice: Notice): void;
}

/** The key of the mutations that save a preference. */
export const preferenceKey = ['preference'];

/**
 * An optimistic mutation. A save sends the whole preference, so saves run one after the other, and of several choices
 * that wait, only the last one is sent.
 */
export function createPreferenceChanges(deps: PreferenceDeps) {
  const { queryClient, session, save, refresh, showToast } = deps;
  const getSavedText = deps.getSavedText ?? (() => msg`User data saved with api`);
  /** The last preference known to be on the server: a failed save reverts to it. */
  let saved: Preference | undefined;
  let last: Promise<void> = Promise.resolve();
  const getPreference = () => session.getSnapshot().user?.preference;

  const change: ChangePreference = (edit) => {
    const token = session.getToken();
    const before = getPreference();
    if (token === undefined || !before) return Promise.resolve();
    if (queryClient.isMutating({ mutationKey: preferenceKey }) === 0) saved = before;
    session.setPreference(edit(before));
    const wanted = getPreference() ?? before;
    // The end of a session is reported elsewhere, and a later choice includes this one.
    const isCurrent = () => session.getToken() === token && getPreference() === wanted;
    const mutation = queryClient.getMutationCache().build(queryClient, {
      mutationKey: preferenceKey,
      scope: { id: 'preference' },
      async mutationFn() {
        if (!isCurrent()) return;
        await save(wanted);
        saved = wanted;
        if (isCurrent()) showToast({ variant: 'success', message: getSavedText() });
      },
      onError(error) {
        if (!isCurrent()) return;
        session.setPreference(saved ?? before);
        if (error instanceof OutcomeUnknown) refresh();
        const retry = () => void change(() => wanted);
        showToast(createFailureNotice(error, msg`We could not save your settings.`, retry));
      },
    });
    last = mutation.execute(undefined).catch(() => undefined);
    return last;
  };
  return { change, /** Resolves once the last choice is saved, or has failed. */ finish: () => last };
}
