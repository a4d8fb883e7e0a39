import { msg, plural } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../../api/client.ts';
import { allGuestsQuery, fetchEverybody } from '../../domain/guest/all-guests.ts';
import { guestListKey } from '../../domain/guest/guest-queries.ts';
import { createGuest, deleteGuest } from '../../domain/guest/guest-mutations.ts';
import { runUnlessBusy } from '../../storage/run-in-one-tab.ts';
import { createStore } from '../../storage/store.ts';
import { notifications } from '../../ui/toasts/notifications.ts';
import type { GuestDraft } from '../../domain/guest/guest-draft.ts';
import type { ColumnField } from './columns/column-names.ts';
import { changeField, guessMapping, hasName, isComplete, type Mapping } from './columns/columns.ts';
import type { Encoding } from './source/encoding.ts';
import {
  countStates,
  createImportRun,
  createJournal,
  getAdded,
  type ImportRun,
  type RunSnapshot,
} from './send/import-run.ts';
import { createJournalStore, type Journal } from './send/journal.ts';
import { OtherFile, type OtherKind } from './source/other-file.ts';

import { createPlan } from './send/reconcile.ts';
import { readTable, type Source, type Table } from './source/read-table.ts';
import {
  checkAgain,
  countGroups,
  editRow,
  type GroupCounts,
  type Review,
  reviewTable,
  wantRows,
  withoutAdded,
} from './review/review.ts';

/** Why a source could not be used. */
export type SourceProblem = 'empty' | 'unreadable' | 'list' | OtherKind;

/** The steps of an import, one after the other. */
export type Step =
  | { name: 'choose'; problem?: SourceProblem; unfinished?: Journal | undefined }
  /** The fraction of the guest list for the comparison that is read, from 0 to 1; undefined for the file. */
  | { name: 'reading'; part: number | undefined }
  | { name: 'columns'; source: Source; table: Table; mapping: Mapping }
  | Reviewed
  /** Without `reviewed`, an import that was interrupted in an earlier visit is resumed. */
  | { name: 'sending'; run: ImportRun; reviewed?: Reviewed };

interface Reviewed {
  name: 'review';
  source: Source;
  table: Table;
  mapping: Mapping;
  review: Review;
  list: GuestList;
  /** What the file had before any correction. */
  found: GroupCounts;
}

type GuestList = readonly { name: string; phone: string }[];

interface FlowOptions {
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

/** One import from the source to the report, with the calls, the cache, the storage and the locks of this browser. */
export function createImportFlow({ api, client, eventId, userId, isSingleGuest, ...forget }: FlowOptions) {
  const journals = createJournalStore(userId, eventId);
  const unfinished = journals.read();
  const store = createStore<Step>({ name: 'choose', unfinished });
  let reading = new AbortController();
  const become = store.set;
  // Read again each time, because the list decides who is sent.
  const readList = async () => {
    const { queryKey } = allGuestsQuery(api, eventId);
    const unsubscribe = client.getQueryCache().subscribe(({ query }) => {
      const list = client.getQueryData(queryKey);
      const isOther = query.queryKey.at(-1) !== queryKey.at(-1) || store.getSnapshot().name !== 'reading';
      if (list && !isOther) become({ name: 'reading', part: list.guests.length / Math.max(1, list.total) });
    });
    try {
      return await fetchEverybody(client, api, eventId);
    } finally {
      unsubscribe();
    }
  };
  const createRun = (journal: Journal) => {
    const run = createImportRun(journal, {
      journals,
      send: (guest) => createGuest(api, eventId, guest),
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
  };
  /** Runs a read that a new one, or leaving, cancels. */
  const begin = async (part: number | undefined, read: (signal: AbortSignal) => Promise<Step>) => {
    reading.abort();
    reading = new AbortController();
    const { signal } = reading;
    become({ name: 'reading', part });
    const next = await read(signal);
    if (!signal.aborted) become(next);
  };
  const reviewMapped = (source: Source, table: Table, mapping: Mapping) =>
    begin(0, async (signal) => {
      try {
        const list = await readList();
        const rules = { isSingleGuest, existing: list };
        const review = await reviewTable(table.rows, mapping, rules, signal);
        const found = countGroups(review.rows);
        return { name: 'review', source, table, mapping, review, list, found };
      } catch {
        return { name: 'choose', problem: 'list' };
      }
    });

  /** Reads the source in another way while its columns are shown, and proposes them anew. The last choice counts. */
  const readAgain = async (choice: Partial<Source>) => {
    const step = store.getSnapshot();
    if (step.name !== 'columns') return;
    reading.abort();
    reading = new AbortController();
    const { signal } = reading;
    const source = { ...step.source, ...choice };
    // Its field shows the choice while the file is read.
    become({ ...step, source });
    let next: Step;
    try {
      const table = await readTable(source, signal);
      next = { name: 'columns', source, table, mapping: guessMapping(table) };
    } catch {
      next = { name: 'choose', problem: 'unreadable' };
    }
    if (!signal.aborted) become(next);
  };

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    /**
     * Reads a file or a text. A complete mapping opens the preview at once, unless there is a choice of sheets or the
     * letters are doubtful.
     */
    async read(source: Source) {
      let read: { table: Table; mapping: Mapping } | undefined;
      await begin(undefined, async (signal) => {
        try {
          const table = await readTable(source, signal);
          if (table.rows.every((row) => row.every((cell) => cell === ''))) {
            return { name: 'choose', problem: 'empty' };
          }
          read = { table, mapping: guessMapping(table) };
          return { name: 'columns', source, ...read };
        } catch (error) {
          return { name: 'choose', problem: error instanceof OtherFile ? error.kind : 'unreadable' };
        }
      });
      const step = store.getSnapshot();
      if (step.name !== 'columns' || !read || (read.table.sheets?.length ?? 0) > 1) return;
      if (!read.table.isEncodingDoubtful && isComplete(read.table, read.mapping)) {
        await reviewMapped(source, read.table, read.mapping);
      }
    },
    changeEncoding: (encoding: Encoding) => readAgain({ encoding }),
    /** Reads another sheet of the workbook. */
    changeSheet: (sheet: number) => readAgain({ sheet }),
    changeColumn(column: number, field: ColumnField) {
      const step = store.getSnapshot();
      if (step.name === 'columns') become({ ...step, mapping: changeField(step.mapping, column, field) });
    },
    changeHeader(hasHeader: boolean) {
      const step = store.getSnapshot();
      if (step.name === 'columns') become({ ...step, mapping: { ...step.mapping, hasHeader } });
    },
    async preview() {
      const step = store.getSnapshot();
      if (step.name === 'columns' && hasName(step.mapping)) {
        await reviewMapped(step.source, step.table, step.mapping);
      }
    },
    backToColumns() {
      const step = store.getSnapshot();
      if (step.name !== 'review') return;
      const { source, table, mapping } = step;
      become({ name: 'columns', source, table, mapping });
    },
    edit(line: number, draft: GuestDraft) {
      const step = store.getSnapshot();
      if (step.name === 'review') become({ ...step, review: editRow(step.review, line, draft) });
    },
    checkAgain() {
      const step = store.getSnapshot();
      if (step.name === 'review') become({ ...step, review: checkAgain(step.review) });
    },
    want(lines: ReadonlySet<number>, isWanted: boolean) {
      const step = store.getSnapshot();
      if (step.name === 'review') become({ ...step, review: wantRows(step.review, lines, isWanted) });
    },
    send() {
      const step = store.getSnapshot();
      if (step.name !== 'review') return;
      const run = createRun(createJournal(createPlan(step.review.rows, step.list, Date.now())));
      forget.forgetSource();
      forget.forgetGroup();
      become({ name: 'sending', run, reviewed: step });
      void run.start();
    },
    /** Opens the preview again with the rows that this import has not added. */
    reviewRest() {
      const step = store.getSnapshot();
      if (step.name !== 'sending' || !step.reviewed) return;
      const { review, list } = step.reviewed;
      const added = getAdded(step.run.getSnapshot().journal);
      const rest = withoutAdded(review, added);
      const listed = [...list, ...added.map(({ guest }) => guest)];
      become({ ...step.reviewed, review: rest, list: listed, found: countGroups(rest.rows) });
    },
    /** Resumes the interrupted import. */
    resume() {
      if (!unfinished) return;
      const run = createRun(unfinished);
      become({ name: 'sending', run });
      void run.start();
    },
    /** Starts again, and deletes the journal of the previous import. */
    startOver() {
      reading.abort();
      journals.remove();
      forget.forgetGroup();
      become({ name: 'choose' });
    },
  };
}

/** An import may end while its page is in the background or left, so the notifications have its end, too. */
function reportRun({ status, journal }: RunSnapshot) {
  const created = countStates(journal, 'created');
  if (status === 'done') {
    notifications.add({
      variant: 'success',
      message: msg`Import finished. ${plural(created, { one: '# guest added', other: '# guests added' })}`,
    });
  } else {
    const left = countStates(journal, 'waiting', 'unclear');
    notifications.add({ variant: 'warning', message: msg`Import stopped. Guests still to add: ${left}` });
  }
}
