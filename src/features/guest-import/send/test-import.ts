import * as v from 'valibot';
import type { Api } from '../../../api/client.ts';
import { createQueryClient } from '../../../api/query-client.ts';
import { fetchEverybody } from '../../../domain/guest/all-guests.ts';
import { createGuest, deleteGuest } from '../../../domain/guest/guest-mutations.ts';
import type { Stored } from '../../../storage/storage.ts';
import { createImportRun } from './import-run.ts';
import { createJournalStore, type Journal } from './journal.ts';

export const readGuests = (api: Api, eventId: string) => fetchEverybody(createQueryClient(), api, eventId);

/** An in-memory storage like a browser's; values are serialised as JSON. */
function createTestStorage() {
  const texts = new Map<string, string>();
  const isStored = (key: string) => texts.has(key);
  function store<T>(key: string, schema: v.GenericSchema<unknown, T>): Stored<T> {
    return {
      read: () => {
        const result = v.safeParse(schema, JSON.parse(texts.get(key) ?? 'null'));
        return result.success ? result.output : undefined;
      },
      write(value) {
        texts.set(key, JSON.stringify(value));
        return true;
      },
      remove: () => void texts.delete(key),
      onChangeElsewhere: () => () => {},
    };
  }
  return { store, isStored };
}

/** One browser: tabs that share its storage and its locks. */
export function createTestBrowser(api: Api, eventId: string) {
  const { store, isStored } = createTestStorage();
  const journals = createJournalStore('u1', eventId, store, isStored);
  let isLocked = false;
  return {
    journals,
    /** Opens an import in a new tab. */
    open: (journal: Journal) =>
      createImportRun(journal, {
        journals,
        send: (guest) => createGuest(api, eventId, guest),
        readList: () => readGuests(api, eventId),
        remove: (id) => deleteGuest(api, eventId, id),
        userId: 'u1',
        wait: async () => {},
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
