import { msg } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../../api/client.ts';
import { refetchAllGuests } from '../../domain/guest/all-guests.ts';
import { guestListKey } from '../../domain/guest/guest-queries.ts';
import { runUnlessBusy } from '../../storage/run-in-one-tab.ts';
import { createStore } from '../../storage/store.ts';
import { toasts } from '../../ui/toasts/toasts.ts';
import { isFilledRow } from './columns/cells.ts';
import { guessMapping, isComplete, type Mapping } from './columns/columns.ts';
import type { ListedGuest } from './review/matching.ts';
import { countGroups, type GroupCounts, type Review, reviewRest, reviewTable } from './review/review.ts';
import { createImportRun, type ImportRun } from './send/import-run.ts';
import { createJournal, getAdded, type Journal, openJournal } from './send/journal.ts';
import { createPlan } from './send/reconcile.ts';
import { sendGuest } from './send/send-guest.ts';
import { OtherFile, type OtherKind } from './source/other-file.ts';
import { readTable, type Source, type Table } from './source/read-table.ts';

/** Why a source could not be used. */
export type SourceProblem = 'empty' | 'unreadable' | 'list' | OtherKind;

/** The steps of an import, one after the other. */
export type Step =
  | { name: 'choose'; problem?: SourceProblem; source?: Source; unfinished?: Journal | undefined }
  | { name: 'reading'; what: 'file' | 'list' }
  | Columns
  | Reviewed
  /** Without `reviewed`, an import that was interrupted in an earlier visit is resumed. */
  | { name: 'sending'; run: ImportRun; reviewed?: Reviewed };

interface Columns {
  name: 'columns';
  source: Source;
  table: Table;
  mapping: Mapping;
}

export interface Reviewed extends Omit<Columns, 'name'> {
  name: 'review';
  review: Review;
  list: readonly ListedGuest[];
  /** The numbers of the file before any correction. */
  found: GroupCounts;
  /** Whether the person has corrected or chosen rows. */
  isEdited?: boolean;
}

/** Whether the columns need no check by a person. */
const isDecided = ({ table, mapping }: Columns) =>
  (table.sheets?.length ?? 0) <= 1 && !table.isEncodingUncertain && isComplete(table.rows, mapping);

interface FlowDeps {
  api: Api;
  client: QueryClient;
  eventId: string;
  userId: string;
  isSingleGuest: boolean;
  /** The journal has the rows from now on, so the list that was typed or pasted is no longer needed. */
  forgetSource(): void;
  /** The next preview begins with its own first group, not with that of the address. */
  forgetGroup(): void;
}

export type ImportFlow = ReturnType<typeof createImportFlow>;

/**
 * One import from the source to the report, with the calls, the cache, the storage and the locks of this browser. Steps
 * that need none of them are changed by `show`.
 */
export function createImportFlow({ api, client, eventId, userId, isSingleGuest, ...forget }: FlowDeps) {
  const journals = openJournal(userId, eventId);
  const unfinished = journals.read();
  const store = createStore<Step>({ name: 'choose', unfinished });
  let reading = new AbortController();
  // Read again each time, because the list decides who is sent.
  const readList = () => refetchAllGuests(client, api, eventId);
  const send = (journal: Journal, reviewed?: Reviewed) => {
    const run = createImportRun(journal, {
      journals,
      send: (planned) => sendGuest(api, eventId, planned),
      readList,
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      exclusively: (action) =>
        runUnlessBusy(`guestwise.import ${eventId}`, action).finally(() => {
          // The lists and the numbers of the event have changed.
          void client.invalidateQueries({ queryKey: guestListKey(eventId) });
          void client.invalidateQueries({ queryKey: ['getGuest', eventId] });
          void client.invalidateQueries({ queryKey: ['getEvent', eventId] });
        }),
    });
    store.set({ name: 'sending', run, ...(reviewed && { reviewed }) });
    void run.start();
  };
  /** Shows a step while the next one is read; another read, or leaving, cancels it. */
  const readNext = async (meanwhile: Step, read: (signal: AbortSignal) => Promise<Step>) => {
    reading.abort();
    reading = new AbortController();
    const { signal } = reading;
    store.set(meanwhile);
    const next = await read(signal);
    if (!signal.aborted) store.set(next);
  };
  const readColumns = async (source: Source, signal: AbortSignal): Promise<Step> => {
    try {
      const table = await readTable(source, signal);
      if (!table.rows.some(isFilledRow)) return { name: 'choose', problem: 'empty', source };
      return { name: 'columns', source, table, mapping: guessMapping(table.rows) };
    } catch (error) {
      return { name: 'choose', problem: error instanceof OtherFile ? error.kind : 'unreadable', source };
    }
  };
  const readPreview = async ({ source, table, mapping }: Columns, signal: AbortSignal): Promise<Step> => {
    try {
      const list = await readList();
      const rules = { isSingleGuest, existing: list };
      const review = await reviewTable(table.rows, mapping, rules, signal);
      const found = countGroups(review.rows);
      return { name: 'review', source, table, mapping, review, list, found };
    } catch {
      return { name: 'choose', problem: 'list' };
    }
  };
  const comparing: Step = { name: 'reading', what: 'list' };
  const preview = (step: Columns) => readNext(comparing, (signal) => readPreview(step, signal));
  /**
   * Reads a file or a text. A complete mapping opens the preview at once, unless there is a choice of sheets or the
   * letters are uncertain.
   */
  const read = (source: Source) =>
    readNext({ name: 'reading', what: 'file' }, async (signal) => {
      const step = await readColumns(source, signal);
      if (step.name !== 'columns' || !isDecided(step) || signal.aborted) return step;
      store.set(comparing);
      return readPreview(step, signal);
    });

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    /** Changes the current step, or returns to an earlier one. */
    show: store.set,
    read,
    /** Reads a pasted or typed text, whose encoding is known. */
    readText: (text: string) => read({ data: new Blob([text]), encoding: 'utf-8' }),
    /** Reads the source in another way while its columns are shown, and proposes them anew. The last choice counts. */
    readAs(step: Columns, choice: Partial<Source>) {
      const source = { ...step.source, ...choice };
      return readNext({ ...step, source }, (signal) => readColumns(source, signal));
    },
    preview,
    send(step: Reviewed) {
      forget.forgetSource();
      forget.forgetGroup();
      send(createJournal(createPlan(step.review.rows, step.list, Date.now())), step);
    },
    /** Opens the preview again with the rows that this import has not added, compared with the list as it is now. */
    reviewRest(reviewed: Reviewed, journal: Journal) {
      const report = store.getSnapshot();
      return readNext({ name: 'reading', what: 'list' }, async (signal) => {
        try {
          const lines = getAdded(journal).flatMap(({ line, change }) => (change ? [] : line));
          const list = await readList();
          const review = await reviewRest(reviewed.review, new Set(lines), list, signal);
          return { ...reviewed, review, list, found: countGroups(review.rows) };
        } catch {
          toasts.show({ variant: 'error', message: msg`We could not load all guests.` });
          return report;
        }
      });
    },
    /** Resumes an import that was interrupted in an earlier visit. */
    resume: (journal: Journal) => send(journal),
    /** Starts again, and deletes the journal of the previous import. */
    startOver() {
      reading.abort();
      journals.remove();
      forget.forgetGroup();
      store.set({ name: 'choose' });
    },
  };
}
