import * as v from 'valibot';
import { weddingId } from '../../../mocks/backend/seeds/wedding.ts';
import { admin } from '../../../mocks/backend/seeds/accounts.ts';
import { tokenFor } from '../../../mocks/engine/token.ts';
import { createApi } from '../../api/client.ts';
import { createQueryClient } from '../../api/query-client.ts';
import { allGuestsQuery } from '../../domain/all-guests.ts';
import { createGuest } from '../../domain/guest-mutations.ts';
import type { Stored } from '../../storage/storage.ts';
import { createImportRun } from './import-run.ts';
import { createJournalStore, type Journal } from './journal.ts';

/** An organiser's calls to the mock backend. */
export function createOrganiserApi() {
  const api = createApi('https://backend.test/api/v1');
  const token = tokenFor(admin._id, Date.now());
  api.use({ onRequest: ({ request }) => request.headers.set('Authorization', `Bearer ${token}`) });
  return api;
}

export const readGuests = async (api = createOrganiserApi()) => {
  const client = createQueryClient(() => {});
  return (await client.fetchQuery(allGuestsQuery(api, weddingId))).guests;
};

/** Storage as a browser's, in memory; what is written goes through JSON. */
export function createTestStorage() {
  const texts = new Map<string, string>();
  return function store<T>(key: string, schema: v.GenericSchema<unknown, T>): Stored<T> {
    return {
      read: () => {
        const result = v.safeParse(schema, JSON.parse(texts.get(key) ?? 'null'));
        return result.success ? result.output : undefined;
      },
      write: (value) => void texts.set(key, JSON.stringify(value)),
      remove: () => void texts.delete(key),
      onChangeElsewhere: () => () => {},
    };
  };
}

/** One browser: tabs that share its storage and its locks. */
export function createTestBrowser() {
  const store = createTestStorage();
  const journals = createJournalStore('u1', weddingId, store);
  let isLocked = false;
  const api = createOrganiserApi();
  return {
    journals,
    /** Opens an import in a tab of its own. */
    open: (journal: Journal) =>
      createImportRun(journal, {
        store: journals,
        send: (guest) => createGuest(api, weddingId, guest),
        readList: () => readGuests(api),
        async exclusively(action) {
          if (isLocked) return false;
          isLocked = true;
          await action().finally(() => {
            isLocked = false;
          });
          return true;
        },
      }),
  };
}
