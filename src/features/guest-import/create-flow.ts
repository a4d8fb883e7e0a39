import { msg } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../../api/client.ts';
import { allGuestsQuery, readEverybody } from '../../domain/all-guests.ts';
import { createGuest, deleteGuest } from '../../domain/guest-mutations.ts';
import { guestListKey } from '../../domain/guest-keys.ts';
import { runUnlessBusy } from '../../storage/run-in-one-tab.ts';
import { notifications } from '../../ui/notifications.ts';
import { createImportFlow } from './import-flow.ts';
import { countStates, createImportRun, type RunSnapshot } from './import-run.ts';
import { createJournalStore } from './journal.ts';

interface FlowRequest {
  api: Api;
  client: QueryClient;
  eventId: string;
  userId: string;
  isSingleGuest: boolean;
  /** Removes the list that was typed or pasted. */
  forgetSource(): void;
  /** Removes the group from the address. */
  forgetGroup(): void;
}

/** The import of a page: with the calls, the cache, the storage and the locks of this browser. */
export function createFlow({ api, client, eventId, userId, isSingleGuest, ...forget }: FlowRequest) {
  const journals = createJournalStore(userId, eventId);
  let known = { ids: new Set<string>(), isComplete: false };
  // Read again each time, because the list decides who is sent.
  const readList = async (onProgress?: (part: number) => void) => {
    const { queryKey } = allGuestsQuery(api, eventId);
    const unsubscribe = client.getQueryCache().subscribe(({ query }) => {
      const list = client.getQueryData(queryKey);
      if (query.queryKey.at(-1) === queryKey.at(-1) && list) {
        onProgress?.(list.guests.length / Math.max(1, list.total));
      }
    });
    try {
      const guests = await readEverybody(client, api, eventId);
      known = { ids: new Set(guests.flatMap(({ id }) => id ?? [])), isComplete: true };
      return guests;
    } finally {
      unsubscribe();
    }
  };
  return createImportFlow({
    ...forget,
    isSingleGuest,
    journals,
    readList,
    createRun(journal) {
      const run = createImportRun(journal, {
        journals,
        async send(guest) {
          const { id } = await createGuest(api, eventId, guest, known);
          known.ids.add(id);
        },
        readList,
        remove: (id) => deleteGuest(api, eventId, id),
        userId,
        wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
        exclusively: (action) =>
          runUnlessBusy(`guestwise.import ${eventId}`, action).finally(() => {
            // The lists and the numbers of the event have changed.
            void client.invalidateQueries({ queryKey: guestListKey(eventId) });
            void client.invalidateQueries({ queryKey: ['getEvent', eventId] });
            reportRun(run.getSnapshot());
          }),
      });
      return run;
    },
  });
}

/** An import may end while its page is in the background or left, so the notifications have its end, too. */
function reportRun({ status, journal }: RunSnapshot) {
  const created = countStates(journal, 'created');
  if (status === 'done') {
    notifications.add({ variant: 'success', message: msg`Import finished. Guests added: ${created}` });
  } else {
    const left = countStates(journal, 'waiting', 'unclear');
    notifications.add({ variant: 'warning', message: msg`Import stopped. Guests still to add: ${left}` });
  }
}
