import type { Api } from '../../../api/client.ts';
import { createQueryClient } from '../../../api/query-client.ts';
import { fetchEverybody } from '../../../domain/guest/all-guests.ts';
import { createGuest, deleteGuest } from '../../../domain/guest/guest-mutations.ts';
import { createImportRun } from './import-run.ts';
import { openJournal, type Journal } from './journal.ts';

export const readGuests = (api: Api, eventId: string) => fetchEverybody(createQueryClient(), api, eventId);

/** One browser: tabs that share its storage and its locks. */
export function createTestBrowser(api: Api, eventId: string) {
  const journals = openJournal('u1', eventId);
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
