import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import type { TemplateSession, TemplateUser } from './template.gen.ts';
import * as keys from '../../storage/keys.ts';
import { type Stored, createStoredValue } from '../../storage/storage.ts';
import { createStore, type Store } from '../../storage/store.ts';

/** The session of the template's demo in this browser, which other tabs follow. It is not the product's session. */
export function createDemoSession(kept: Stored<TemplateSession>, now: () => number) {
  const read = () => {
    const session = kept.read();
    return session && Date.parse(session.expiresAt) > now() ? session : undefined;
  };
  const store: Store<TemplateSession | undefined> = createStore(read(), () =>
    kept.onChangeElsewhere(() => store.set(read())),
  );
  const write = (session: TemplateSession) => {
    kept.write(session);
    store.set(session);
  };
  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    write,
    /** Adopts saved account data if it belongs to the logged-in account. */
    setUser(user: TemplateUser) {
      const session = store.getSnapshot();
      if (session?.user.id === user.id) write({ ...session, user });
    },
    remove() {
      kept.remove();
      store.set(undefined);
    },
  };
}

const user = v.object({
  id: v.string(),
  displayName: v.string(),
  email: v.string(),
  photoURL: v.string(),
  role: v.array(v.string()),
  from: v.picklist(['custom-db', 'firebase', 'auth0']),
  settings: v.exactOptional(v.record(v.string(), v.unknown())),
  shortcuts: v.exactOptional(v.array(v.string())),
});

/** The session of the demo in this browser. */
export const demoSession = createDemoSession(
  createStoredValue(keys.demoSession, v.object({ user, accessToken: v.string(), expiresAt: v.string() })),
  Date.now,
);

/** The toast after saving an account, by where the account is stored (the specification, section 8). */
export const savedTexts = {
  'custom-db': msg`User data saved with api`,
  firebase: msg`User data saved to firebase`,
  auth0: msg`User data saved to auth0`,
} satisfies Record<TemplateUser['from'], unknown>;
