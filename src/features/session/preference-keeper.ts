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
  save(preference: Preference): Promise<void>;
  say(notice: Notice): void;
  /** Tells the other tabs the server's current preference. */
  tell(preference: Preference): void;
  /** The toast of a save; 'User data saved with api' by default. */
  getSavedText?(): MessageDescriptor;
}

/** Changes the signed-in user's preference: here at once, and then on the server. */
export type ChangePreference = (edit: Edit) => Promise<void>;

/** Saves one preference at a time, so that the last choice is also the last to reach the server. */
export function preferenceKeeper({
  session,
  save,
  say,
  tell,
  getSavedText = () => msg`User data saved with api`,
}: KeeperParts): ChangePreference {
  /** The token of the session whose save is running. */
  let savingFor: string | undefined;
  /** What the server does not have yet, in order. */
  let edits: Edit[] = [];

  const preferred = () => session.getSnapshot().user?.preference;
  /** @param kept the server's preference, to revert to */
  const saveAll = async (token: string, kept: Preference) => {
    for (let wanted = preferred(); wanted !== undefined && wanted !== kept; wanted = preferred()) {
      const sent = edits.length;
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
        session.setPreference(kept);
        const repeat = () =>
          void change((preference) => lost.reduce((edited, edit) => edit(edited), preference));
        return say(notSaved(failure.error, repeat));
      }
    }
    say({ variant: 'success', message: getSavedText() });
  };
  const change: ChangePreference = async (edit) => {
    const token = session.getToken();
    const before = preferred();
    if (before === undefined || token === undefined) return;
    if (savingFor !== token) edits = [];
    edits.push(edit);
    session.setPreference(edit(before));
    if (savingFor === token) return;
    savingFor = token;
    await saveAll(token, before);
    if (savingFor === token) savingFor = undefined;
  };
  return change;
}

const notSaved = (error: unknown, run: () => void): Notice => ({
  variant: 'error',
  message: mayBeDone(error)
    ? msg`We are not sure this was saved. Check before you save again.`
    : msg`We could not save your settings.`,
  ...(serverMessage(error) && { detail: serverMessage(error) }),
  action: { label: msg`Try again`, run },
});
