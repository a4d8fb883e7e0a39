import type { MessageDescriptor } from '@lingui/core';
import { vi } from 'vitest';
import type { Stored } from '../../storage/storage.ts';
import { createSession, type SessionEvents } from './session.ts';
import { createToken } from './test-tokens.ts';
import type { User } from './user.ts';

const person = (uid: string, role: string): User => ({
  uid,
  name: uid,
  email: `${uid}@example.org`,
  phone: '',
  photoUrl: '',
  roles: [role],
  preference: {},
});

/** One tab over a browser's storage. Seconds count from 0 by the server's clock. */
export function openTestTab({
  token,
  now = 0,
  lasting = true,
  browser = browserWith(token, lasting),
}: { token?: string; now?: number; lasting?: boolean; browser?: Browser } = {}) {
  const said: string[] = [];
  const forgotten: string[] = [];
  const dropChanges = vi.fn<SessionEvents['dropChanges']>(() => []);
  const admin = person('u1', 'admin');
  let kept: User | Error | Promise<undefined> | undefined;
  let check = async (): Promise<User> => admin;
  const session = createSession({
    token: browser.token,
    skew: browser.skew,
    returnGuard: {
      read: () => browser.returnGuard.text,
      write: (text) => void (browser.returnGuard.text = text),
    },
    // Asynchronous like a call, so that everything already pending runs first.
    getMe: () => new Promise((answer) => setTimeout(answer)).then(() => check()),
    async findKeptUser() {
      if (kept instanceof Error) throw kept;
      return kept;
    },
    now: () => now * 1000,
  });
  const events: SessionEvents = {
    explain: ({ message }) => said.push(getText(message)),
    notify: ({ message }) => said.push(getText(message)),
    dropChanges,
    onEnd: (ending, userId) => forgotten.push(userId === undefined ? ending : `${ending} of ${userId}`),
    onUserChange: () => forgotten.push('other user'),
  };
  const start = () => session.start(events);
  // A test with a token starts the session itself.
  if (browser.token.read() === undefined) start();
  return {
    session: { ...session, start },
    browser,
    said,
    forgotten,
    dropChanges,
    admin,
    staff: person('u2', 'staff'),
    /** The device has the data of the page in the address for this user. */
    keep: (user: User | Error | Promise<undefined>) => void (kept = user),
    fail: (error: Error) =>
      (check = async () => {
        throw error;
      }),
    /** The server refuses the token, and the client reports it before the call fails. */
    refuse: (status: 401 | 500, message: string) =>
      (check = async () => {
        session.onEndingResponse({ status, message, token: session.getToken() });
        throw new Error(message);
      }),
    /** getMe finds these roles. */
    findRoles: (roles: string[]) => (check = async () => ({ ...admin, roles })),
    reload: () => openTestTab({ now, browser }),
  };
}

/** A tab in which user u1, an admin, has logged in. */
export function openSignedInTab() {
  const tab = openTestTab();
  tab.session.signIn(createToken({ sub: 'u1', iat: 1 }), tab.admin);
  return tab;
}

type Browser = ReturnType<typeof browserWith>;

function browserWith(initial: string | undefined, lasting: boolean) {
  const token = createMemoryStored(initial, lasting);
  return {
    token,
    skew: createMemoryStored<number>(undefined, lasting),
    returnGuard: { text: '' },
    /** Another tab writes or removes the token. */
    elsewhere(value: string | undefined) {
      if (value === undefined) token.remove();
      else token.write(value);
      token.changed();
    },
  };
}

function createMemoryStored<T>(
  initial: T | undefined,
  lasting: boolean,
): Stored<T> & { changed: () => void } {
  let value = initial;
  const changed = vi.fn<() => void>();
  return {
    read: () => value,
    write(next) {
      value = next;
      return lasting;
    },
    remove: () => void (value = undefined),
    onChangeElsewhere(listener) {
      changed.mockImplementation(listener);
      return () => {};
    },
    changed,
  };
}

// The macro leaves the English text beside the id outside production.
const getText = (message: MessageDescriptor | string) =>
  typeof message === 'string' ? message : (message.message ?? message.id);
