import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { createFailureNotice } from '../../ui/report-failure.ts';
import type { Notice } from '../../ui/toasts.ts';
import type { User } from './user.ts';

type Preference = User['preference'];

/** Changes the signed-in user's preference: here at once, and then on the server. */
export type ChangePreference = (edit: (preference: Preference) => Preference) => Promise<void>;

interface PreferenceOptions {
  queryClient: QueryClient;
  /** The key of its mutations. */
  key: string;
  session: {
    getSnapshot(): { status: string; user?: { preference: Preference } };
    getToken(): string | undefined;
    setPreference(preference: Preference): void;
  };
  /** savePreference. */
  save(preference: Preference): Promise<void>;
  showToast(notice: Notice): void;
  /** Waits before another save that follows at once: a drag changes a setting many times. */
  pause?(): Promise<void>;
  /** The toast of a save; 'User data saved with api' by default. */
  getSavedText?(): MessageDescriptor;
}

/** How long a logout waits for the last save, in milliseconds. */
const finishTimeout = 3_000;

/** The time without a change after which the last of several changes is saved, in milliseconds. */
const pauseLength = 400;
const waitForChanges = () => new Promise<void>((resolve) => setTimeout(resolve, pauseLength));

/**
 * One optimistic mutation. A save sends the whole preference, so saves run one after the other, and of several choices
 * that wait, only the last one is sent.
 */
export function createPreferenceChanges(options: PreferenceOptions) {
  const { queryClient, key, session, save, showToast, pause = waitForChanges } = options;
  const { getSavedText = () => msg`User data saved with api` } = options;
  /** The last preference known to be on the server: a failed save reverts to it. */
  let saved: Preference | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let savedAt = -Infinity;
  const getPreference = () => session.getSnapshot().user?.preference;
  const isSaving = () => queryClient.isMutating({ mutationKey: [key] }) > 0;

  const change: ChangePreference = async (edit) => {
    const token = session.getToken();
    const before = getPreference();
    if (token === undefined || !before) return;
    if (!isSaving()) saved = before;
    session.setPreference(edit(before));
    const wanted = getPreference() ?? before;
    // The end of a session is reported elsewhere, and a later choice includes this one.
    const isCurrent = () => session.getToken() === token && getPreference() === wanted;
    const mutation = queryClient.getMutationCache().build(queryClient, {
      mutationKey: [key],
      scope: { id: key },
      async mutationFn() {
        if (performance.now() - savedAt < pauseLength) await pause();
        if (!isCurrent()) return;
        await save(wanted);
        savedAt = performance.now();
        saved = wanted;
        if (isCurrent()) showToast({ variant: 'success', message: getSavedText() });
      },
    });
    const running = mutation.execute(undefined).catch((error: unknown) => {
      if (!isCurrent()) return;
      session.setPreference(saved ?? before);
      const retry = () => void change(() => wanted);
      showToast(createFailureNotice(error, msg`We could not save your settings.`, retry));
    });
    last = running;
    await running;
  };

  return {
    change,
    /** Whether a change is not known to be saved. */
    isSaving,
    /** Waits for the last save, because the session ends: three seconds at most. */
    async finish() {
      await Promise.race([last, new Promise((resolve) => setTimeout(resolve, finishTimeout))]);
    },
    /** Takes over what the server has, which another tab may have changed. */
    follow(current: Preference) {
      if (!isSaving() && JSON.stringify(current) !== JSON.stringify(getPreference()))
        session.setPreference(current);
    },
  };
}
