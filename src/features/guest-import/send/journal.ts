import * as v from 'valibot';
import * as keys from '../../../storage/keys.ts';
import { createStoredValue, getStoredKeys } from '../../../storage/storage.ts';
import { leftOutReasons } from '../schema.ts';

/** The outcomes of an imported guest. Their first letters are stored, and never change their meaning. */
const guestStates = [
  /** Not sent yet. */
  'waiting',
  /** Sent without a response so far: the guest list tells whether it was created. */
  'unknown',
  /** Added, or changed. */
  'created',
  /** The server refused it; `reasons` has its sentence. */
  'refused',
  /** Another user, or another tab, had added the same guest before it was sent. */
  'present',
  /** The import was cancelled before it was sent. */
  'skipped',
  /** A change that is not sent as a whole: another user has changed the same detail; `from` has the new value. */
  'overtaken',
] as const;
export type GuestState = (typeof guestStates)[number];

/** One letter per guest: the journal of 20,000 guests is written before and after each call. */
const toLetter = (state: GuestState) => state.charAt(0);
const stateByLetter = new Map(guestStates.map((state) => [toLetter(state), state]));

const people = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const detailsSchema = v.object({
  name: v.string(),
  phone: v.string(),
  invitees: people,
  inviteeOnCard: people,
  isWAPhone: v.boolean(),
});
const planSchema = v.object({
  /** Milliseconds since 1970. */
  startedAt: v.number(),
  guests: v.array(
    v.object({
      /** The row's number in the file. */
      line: v.number(),
      guest: detailsSchema,
      /** How many equal guests the list had when the organiser decided. */
      before: v.number(),
      /** The guest of the list who changes, as the organiser saw them; undefined for a new guest. */
      change: v.optional(v.object({ id: v.string(), from: detailsSchema })),
    }),
  ),
  /** Rows that are not sent: invalid and unchanged ones, and duplicates. */
  leftOut: v.array(
    v.object({ line: v.number(), name: v.string(), phone: v.string(), reason: v.picklist(leftOutReasons) }),
  ),
});
export type ImportPlan = v.InferOutput<typeof planSchema>;
export type PlannedGuest = ImportPlan['guests'][number];

const progressSchema = v.object({
  /** The plan that it belongs to. */
  startedAt: v.number(),
  states: v.pipe(v.string(), v.regex(/^[wucrpso]*$/)),
  reasons: v.record(v.string(), v.string()),
  sentAt: v.optional(v.number()),
});

/** An import stored on the device, so that it can resume after a reload without creating duplicates. */
export interface Journal {
  plan: ImportPlan;
  states: GuestState[];
  /** The server's sentences, by the guest's index in the plan. */
  reasons: Record<string, string>;
  /** When the last call was sent, in milliseconds since 1970. */
  sentAt?: number | undefined;
}

/** The stored import of one user for one event. The plan is written once, the progress often. */
export const openJournal = (userId: string, eventId: string) => openStored(keys.guestImport(userId, eventId));

export type JournalStore = ReturnType<typeof openStored>;

const progressEnd = '.progress';

function openStored(key: string) {
  const plans = createStoredValue(key, planSchema);
  const progress = createStoredValue(key + progressEnd, progressSchema);
  return {
    read(): Journal | undefined {
      const plan = plans.read();
      const known = progress.read();
      if (!plan) return undefined;
      const { states, reasons, sentAt } =
        known?.startedAt === plan.startedAt ? known : { states: '', reasons: {} };
      return {
        // A guest whose state was not written was not sent either, because the state is written first.
        plan,
        states: plan.guests.map((_, place) => stateByLetter.get(states[place] ?? '') ?? 'waiting'),
        reasons,
        sentAt,
      };
    },
    writePlan(plan: ImportPlan) {
      plans.write(plan);
    },
    writeProgress({ plan, states, reasons, sentAt }: Journal) {
      // A logout in another tab has deleted the plan.
      if (!getStoredKeys(key).includes(key)) return;
      progress.write({
        startedAt: plan.startedAt,
        states: states.map(toLetter).join(''),
        reasons,
        sentAt,
      });
    },
    remove() {
      plans.remove();
      progress.remove();
    },
  };
}

/** How many guests of a user's imports on this device are not added yet, over all events. */
export const countUnfinished = (userId: string): number =>
  getStoredKeys(keys.guestImport(userId, ''))
    .filter((key) => !key.endsWith(progressEnd))
    .map((key) => openStored(key).read())
    .reduce((sum, journal) => sum + (journal ? countUnsettled(journal) : 0), 0);

/** A journal with nothing sent yet. */
export const createJournal = (plan: ImportPlan): Journal => ({
  plan,
  states: plan.guests.map(() => 'waiting'),
  reasons: {},
});

/** How many guests are in a state. */
export const countState = ({ states }: Journal, state: GuestState) =>
  states.filter((each) => each === state).length;

/** Whether something is left to send, to settle or to decide. */
export const isUnfinished = (journal: Journal) =>
  countUnsettled(journal) + countState(journal, 'overtaken') > 0;

/** How many guests are left to send or to settle. */
export const countUnsettled = (journal: Journal) =>
  countState(journal, 'waiting') + countState(journal, 'unknown');

/** The guests of an import who are on the list now, as the file has them. */
export const getAdded = ({ plan, states }: Journal) =>
  plan.guests.filter((_, place) => states[place] === 'created' || states[place] === 'present');
