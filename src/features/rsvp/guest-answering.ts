import type { RsvpApi } from '../../api/rsvp-client.ts';
import { createAnswering } from './answering.ts';
import { saveRsvp } from './mutations.ts';
import { readRsvp } from './queries.ts';
import { createUnsentStore } from './unsent-answer.ts';
import { runInOneTab } from '../../storage/run-in-one-tab.ts';
import type { AnsweringParts } from './answering-state.ts';

/** A guest's answer over the real network, storage and tabs. */
export const createGuestAnswering = (api: RsvpApi, guestId: string) =>
  createAnswering({
    read: (signal) => readRsvp(api, guestId, signal),
    save: (count, signal) => saveRsvp(api, guestId, count, signal),
    unsent: createUnsentStore(guestId),
    connection: createConnection(guestId),
  });

/** The browser's connection events, and messages between tabs of the same guest. */
const createConnection = (guestId: string): AnsweringParts['connection'] => ({
  onReturn(listener) {
    // A phone that wakes up may have missed 'online', and another tab may have answered meanwhile.
    let away = false;
    const leave = () => (away = true);
    const comeBack = () => {
      if (document.visibilityState === 'hidden') return leave();
      if (away) listener();
      away = false;
    };
    const restore = (event: PageTransitionEvent) => event.persisted && listener();
    const controller = new AbortController();
    const { signal } = controller;
    addEventListener('online', listener, { signal });
    addEventListener('blur', leave, { signal });
    addEventListener('focus', comeBack, { signal });
    addEventListener('pageshow', restore, { signal });
    addEventListener('visibilitychange', comeBack, { signal });
    return () => controller.abort();
  },
  // Without locks two tabs may both send, which does no harm because the count is absolute.
  runAlone: (job) => runInOneTab(`guestwise.rsvp.${guestId}`, job),
  warnBeforeLeaving(isNeeded) {
    if (isNeeded) addEventListener('beforeunload', askBeforeLeaving);
    else removeEventListener('beforeunload', askBeforeLeaving);
  },
});

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
