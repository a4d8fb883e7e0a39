import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createFailureNotice } from '../../ui/report-failure.ts';
import type { Notice } from '../../ui/toasts.ts';
import type { User } from './user.ts';

type Preference = User['preference'];
type Edit = (preference: Preference) => Preference;

interface SaverOptions {
  session: {
    getSnapshot(): { status: string; token?: string; user?: { preference: Preference } };
    getToken(): string | undefined;
    setPreference(preference: Preference): void;
  };
  /** savePreference. */
  save(preference: Preference, isLeaving?: boolean): Promise<void>;
  showToast(notice: Notice): void;
  /** Sends the server's current preference to the other tabs. */
  broadcast(preference: Preference): void;
  /** The time without a change after which several changes are saved as one. */
  pause?(): Promise<void>;
  /** Runs a job while no other tab runs one. */
  runAlone?(job: () => Promise<void>): Promise<void>;
  /** The toast of a save; 'User data saved with api' by default. */
  getSavedText?(): MessageDescriptor;
}

/** Changes the signed-in user's preference: here at once, and then on the server. */
export type ChangePreference = (edit: Edit) => Promise<void>;

interface PendingChanges {
  /** The session that they belong to. */
  token: string;
  /** The last preference known to be on the server; a failed save reverts to it. */
  serverPreference: Preference;
  /** What the server does not have yet, in order. */
  edits: readonly Edit[];
  /** Resolved, they are saved without a pause. */
  hurry: PromiseWithResolvers<void>;
  /** Resolves once nothing more is saved, with whether all is. */
  end: Promise<boolean>;
}

/**
 * Saves one preference at a time, so that the last choice is also the last to reach the server. A save sends the whole
 * preference, so tabs take turns, and each adds its changes to what the others have saved.
 */
export function createPreferenceSaver({
  session,
  save,
  showToast,
  broadcast,
  pause = () => new Promise((resolve) => setTimeout(resolve, 400)),
  runAlone = (job) => job(),
  getSavedText = () => msg`User data saved with api`,
}: SaverOptions) {
  let pending: PendingChanges | undefined;

  const getPreference = () => session.getSnapshot().user?.preference;
  const getPending = () => (pending?.token === session.getToken() ? pending : undefined);

  const waitUntilUnchanged = async ({ hurry }: PendingChanges) => {
    let before;
    do {
      before = getPreference();
      await Promise.race([pause(), hurry.promise]);
    } while (before !== getPreference());
  };

  const saveOnce = async (changes: PendingChanges): Promise<'saved' | 'changed' | 'failed' | 'ended'> => {
    // The end of a session is reported elsewhere, and the next preference belongs to somebody else.
    const isEnded = () => session.getToken() !== changes.token;
    const preference = getPreference();
    if (isEnded() || !preference) return 'ended';
    const { edits } = changes;
    try {
      await save(preference);
    } catch (error) {
      if (isEnded()) return 'ended';
      // The next save sends the later changes together with these.
      if (getPreference() !== preference) return 'changed';
      session.setPreference(changes.serverPreference);
      const retry = () => void change((current) => applyEdits(current, edits));
      showToast(createFailureNotice(error, msg`We could not save your settings.`, retry));
      return 'failed';
    }
    if (isEnded()) return 'ended';
    changes.edits = changes.edits.slice(edits.length);
    changes.serverPreference = preference;
    broadcast(preference);
    return getPreference() === preference ? 'saved' : 'changed';
  };

  const saveAll = async (changes: PendingChanges) => {
    // A drag changes a setting many times: its beginning is saved at once, and the rest at its end.
    let outcome = await saveOnce(changes);
    while (outcome === 'changed') {
      await waitUntilUnchanged(changes);
      outcome = await saveOnce(changes);
    }
    if (outcome === 'saved') showToast({ variant: 'success', message: getSavedText() });
    return outcome === 'saved';
  };

  const change: ChangePreference = async (edit) => {
    const token = session.getToken();
    const preference = getPreference();
    if (token === undefined || !preference) return;
    const running = getPending();
    if (running) {
      running.edits = [...running.edits, edit];
      session.setPreference(edit(preference));
      return;
    }
    const changes: PendingChanges = {
      token,
      serverPreference: preference,
      edits: [edit],
      hurry: Promise.withResolvers<void>(),
      end: Promise.resolve(true),
    };
    pending = changes;
    session.setPreference(edit(preference));
    let isSaved = false;
    changes.end = runAlone(async () => {
      isSaved = await saveAll(changes);
    }).then(() => {
      if (pending === changes) pending = undefined;
      return isSaved;
    });
    await changes.end;
  };

  return {
    change,
    /**
     * Saves what waits without a pause, because the session ends. It takes three seconds at most.
     * @returns whether all is saved
     */
    async finish() {
      const changes = getPending();
      if (!changes) return true;
      changes.hurry.resolve();
      const tooLong = new Promise<false>((resolve) => setTimeout(resolve, 3_000, false));
      return Promise.race([changes.end, tooLong]);
    },
    /** Whether a change of this session is not known to be saved, even if another tab has ended the session. */
    hasUnsaved: () =>
      pending !== undefined &&
      pending.token === session.getSnapshot().token &&
      getPreference() !== pending.serverPreference,
    /** Sends what is not saved yet, out of turn, because the page is being left. */
    leave() {
      const preference = getPreference();
      const changes = getPending();
      if (!changes || !preference || preference === changes.serverPreference) return;
      save(preference, true).catch(() => {});
      // The page closes before the response. Other tabs need this preference, or they would save an older one over it.
      broadcast(preference);
    },
    /** Takes over what another tab has saved, and keeps the changes that this tab has not saved yet. */
    follow(saved: Preference) {
      const changes = getPending();
      if (changes) changes.serverPreference = saved;
      session.setPreference(changes ? applyEdits(saved, changes.edits) : saved);
    },
  };
}

const applyEdits = (preference: Preference, edits: readonly Edit[]) =>
  edits.reduce((edited, edit) => edit(edited), preference);
