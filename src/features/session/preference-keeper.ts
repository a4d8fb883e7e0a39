import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { mayBeDone, serverMessage } from '../../api/errors.ts';
import type { Notice } from '../../ui/toasts.ts';
import type { User } from './user.ts';

type Preference = User['preference'];
type Edit = (preference: Preference) => Preference;

interface KeeperParts {
  session: {
    getSnapshot(): { status: string; user?: { preference: Preference } };
    getToken(): string | undefined;
    setPreference(preference: Preference): void;
  };
  /** savePreference. */
  save(preference: Preference, isLeaving?: boolean): Promise<void>;
  say(notice: Notice): void;
  /** Tells the other tabs the server's current preference. */
  tell(preference: Preference): void;
  /** The time without a change after which several changes are saved as one. */
  pause?(): Promise<void>;
  /** Runs a job while no other tab runs one. */
  runAlone?(job: () => Promise<void>): Promise<void>;
  /** The toast of a save; 'User data saved with api' by default. */
  getSavedText?(): MessageDescriptor;
}

/** Changes the signed-in user's preference: here at once, and then on the server. */
export type ChangePreference = (edit: Edit) => Promise<void>;

/**
 * Saves one preference at a time, so that the last choice is also the last to reach the server. A save sends the whole
 * preference, so tabs take turns, and each adds its changes to what the others have saved.
 */
export function preferenceKeeper({
  session,
  save,
  say,
  tell,
  pause = () => new Promise((resolve) => setTimeout(resolve, 400)),
  runAlone = (job) => job(),
  getSavedText = () => msg`User data saved with api`,
}: KeeperParts) {
  /** The token of the session whose changes are being saved. */
  let savingFor: string | undefined;
  /** What the server does not have yet, in order. */
  let edits: Edit[] = [];
  /** The server's preference, to revert to. */
  let kept: Preference | undefined;

  const isSaving = () => savingFor !== undefined && savingFor === session.getToken();
  const preferred = () => session.getSnapshot().user?.preference;
  const addEdits = (preference: Preference, added: readonly Edit[]) =>
    added.reduce((edited, edit) => edit(edited), preference);

  const untilUnchanged = async () => {
    let seen;
    do {
      seen = preferred();
      await pause();
    } while (seen !== preferred());
  };

  /** Saves until the server has every change. */
  const saveAll = async (token: string) => {
    for (let isFirst = true; preferred() !== kept; isFirst = false) {
      // A drag changes a setting many times: its beginning is saved at once, and the rest at its end.
      if (!isFirst) await untilUnchanged();
      const [wanted, sent] = [preferred(), edits.length];
      if (wanted === undefined || session.getToken() !== token) return;
      const failure = await save(wanted).then(
        () => undefined,
        (error: unknown) => ({ error }),
      );
      // An ended session has been reported, and the current preference belongs to somebody else.
      if (session.getToken() !== token) return;
      if (!failure) {
        edits = edits.slice(sent);
        tell((kept = wanted));
      } else if (preferred() === wanted) {
        const lost = edits;
        if (kept) session.setPreference(kept);
        const repeat = () => void change((preference) => addEdits(preference, lost));
        return say(notSaved(failure.error, repeat));
      }
    }
    say({ variant: 'success', message: getSavedText() });
  };
  const change: ChangePreference = async (edit) => {
    const token = session.getToken();
    const before = preferred();
    if (before === undefined || token === undefined) return;
    const wasSaving = isSaving();
    if (!wasSaving) [edits, kept] = [[], before];
    edits.push(edit);
    session.setPreference(edit(before));
    if (wasSaving) return;
    savingFor = token;
    try {
      await runAlone(() => saveAll(token));
    } finally {
      if (savingFor === token) savingFor = undefined;
    }
  };
  return {
    change,
    /**
     * Sends what is not saved yet, because the page is being left or the session ends.
     * @returns resolves once the server has answered, at the latest after three seconds
     */
    async flush() {
      const wanted = preferred();
      if (!isSaving() || !wanted || wanted === kept) return;
      const saved = save(wanted, true).catch(() => {});
      // Nobody is here to hear the outcome, and another tab must not overwrite it with less.
      tell(wanted);
      await Promise.race([saved, new Promise((resolve) => setTimeout(resolve, 3_000))]);
    },
    /** Takes over what another tab has saved, and keeps the changes that this tab has not saved yet. */
    follow(saved: Preference) {
      session.setPreference(isSaving() ? addEdits((kept = saved), edits) : saved);
    },
  };
}

const notSaved = (error: unknown, run: () => void): Notice => ({
  variant: 'error',
  message: mayBeDone(error)
    ? msg`We are not sure this was saved. Check before you save again.`
    : msg`We could not save your settings.`,
  ...(serverMessage(error) && { detail: serverMessage(error) }),
  action: { label: msg`Try again`, run },
});
