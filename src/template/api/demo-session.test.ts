import { expect, test } from 'vitest';
import type { TemplateSession } from './template.gen.ts';
import { createDemoSession } from './demo-session.ts';

const session: TemplateSession = {
  user: {
    id: 'filiz',
    displayName: 'Filiz',
    email: 'filiz@firebase.test',
    photoURL: '',
    from: 'firebase',
    role: ['admin'],
  },
  accessToken: 'token',
  expiresAt: '2026-06-07T19:00:00.000Z',
};

function open(now = '2026-06-05T19:00:00Z', kept?: TemplateSession) {
  let changedElsewhere = () => {};
  const storage = { session: kept };
  const store = createDemoSession(
    {
      read: () => storage.session,
      write(value) {
        storage.session = value;
        return true;
      },
      remove: () => void (storage.session = undefined),
      onChangeElsewhere(listener) {
        changedElsewhere = listener;
        return () => {};
      },
    },
    () => Date.parse(now),
  );
  return { store, storage, changeElsewhere: () => changedElsewhere() };
}

test('a session survives a visit, but not the expiry of its token', () => {
  expect(open('2026-06-07T18:59:59Z', session).store.getSnapshot()).toEqual(session);
  expect(open('2026-06-07T19:00:00Z', session).store.getSnapshot()).toBeUndefined();
});

test('saved account data is adopted only for the logged-in account', () => {
  const { store, storage } = open(undefined, session);
  const user = { ...session.user, displayName: 'F.' };
  store.setUser({ ...user, id: 'samira' });
  expect(store.getSnapshot()).toBe(storage.session);
  expect(store.getSnapshot()?.user.displayName).toBe('Filiz');
  store.setUser(user);
  expect(storage.session).toEqual({ ...session, user });
});

test('other tabs follow a login and a logout', () => {
  const { store, storage, changeElsewhere } = open();
  const heard: unknown[] = [];
  store.subscribe(() => heard.push(store.getSnapshot()?.user.id));
  storage.session = session;
  changeElsewhere();
  storage.session = undefined;
  changeElsewhere();
  expect(heard).toEqual(['filiz', undefined]);
});
