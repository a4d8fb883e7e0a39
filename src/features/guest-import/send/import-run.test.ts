import { expect, test } from 'vitest';
import { admin } from '../../../../mocks/backend/seeds/accounts.ts';
import { weddingId } from '../../../../mocks/backend/seeds/wedding.ts';
import { tokenFor } from '../../../../mocks/engine/token.ts';
import { setUpMockBackend } from '../../../../mocks/serve/vitest.ts';
import { createOrganiserApi } from '../../../api/client.ts';
import { createQueryClient } from '../../../api/query-client.ts';
import { refetchAllGuests } from '../../../domain/guest/all-guests.ts';
import { guessMapping } from '../columns/columns.ts';
import { createImportRun } from './import-run.ts';
import { countState, createJournal, type Journal, openJournal } from './journal.ts';
import { createPlan } from './reconcile.ts';
import { sendGuest } from './send-guest.ts';
import { readTable } from '../source/read-table.ts';
import { reviewTable, wantRows } from '../review/review.ts';

const world = setUpMockBackend();
const api = createOrganiserApi('https://backend.test/api/v1', (request) => fetch(request));
const authorization = `Bearer ${tokenFor(admin._id, Date.now())}`;
api.use({ onRequest: ({ request }) => request.headers.set('authorization', authorization) });

const readGuests = () => refetchAllGuests(createQueryClient(), api, weddingId);

/** One browser, whose journal survives a reload. */
function createTestBrowser() {
  const journals = openJournal('u1', weddingId);
  return {
    journals,
    /** Opens an import in a new tab. Two tabs at once need real locks: e2e/guest-import. */
    open: (journal: Journal) =>
      createImportRun(journal, {
        journals,
        send: (planned) => sendGuest(api, weddingId, planned),
        readList: readGuests,
        wait: async () => {},
        async exclusively(action) {
          await action();
          return true;
        },
      }),
  };
}

/** A file of valid, invalid and duplicate rows, reviewed against the current guest list. */
async function planFile(rows: readonly string[], wanted: readonly number[] = []) {
  const list = await readGuests();
  const { rows: table } = await readTable({ data: new Blob([['Name,Phone,Invited', ...rows].join('\n')]) });
  const rules = { isSingleGuest: false, existing: list };
  const review = await reviewTable(table, guessMapping(table), rules);
  return createPlan(wantRows(review, new Set(wanted), true).rows, list, 1);
}

const goodRow = (place: number) => `Imported Guest ${place},${7_000_000_000 + place},${(place % 4) + 1}`;
const goodRows = (count: number) => Array.from({ length: count }, (_, place) => goodRow(place));
const imported = async () =>
  (await readGuests()).map(({ name }) => name).filter((name) => name.startsWith('Imported Guest'));
const isOnceEach = (names: readonly string[]) => new Set(names).size === names.length;

test('[F83] each valid row of 500 is created once despite 500 and reload', async () => {
  const file = [
    ...goodRows(430),
    ...Array.from({ length: 40 }, (_, place) => `Bad Row ${place},12,two`),
    ...goodRows(30),
  ];
  const plan = await planFile(file);
  expect(plan.guests).toHaveLength(430);
  expect(plan.leftOut).toHaveLength(70);
  const browser = createTestBrowser();

  // The server fails after 100 guests, with four calls in progress.
  const first = browser.open(createJournal(plan));
  first.subscribe(() => {
    const isTime = countState(first.getSnapshot().journal, 'created') === 100;
    if (isTime) world().scenarios = 'createGuest:500x2';
  });
  await first.start();
  expect(first.getSnapshot().status).toBe('stopped');

  // The page is reloaded twice: at once, and while the import resumes.
  const second = browser.open(browser.journals.read() ?? createJournal(plan));
  const going = second.start();
  await expect.poll(() => countState(second.getSnapshot().journal, 'created')).toBeGreaterThan(200);
  const journal = browser.journals.read() ?? createJournal(plan);
  second.pause();
  await going;
  const third = browser.open(journal);
  await third.start();

  expect(third.getSnapshot().status).toBe('done');
  expect(countState(third.getSnapshot().journal, 'created')).toBe(430);
  const names = await imported();
  expect(names).toHaveLength(430);
  expect(isOnceEach(names)).toBe(true);
});

test.each(['applied-then-dies', 'truncated', 'empty200', 'offline', 'html200', 'applied-then-504'])(
  '[F83] after a call that ended with %s the list decides',
  async (scenario) => {
    const browser = createTestBrowser();
    const run = browser.open(createJournal(await planFile(goodRows(12))));
    world().scenarios = `createGuest:${scenario}x3`;
    await run.start();
    // A gateway that times out stops it.
    await run.start();
    expect(countState(run.getSnapshot().journal, 'created')).toBe(12);
    expect(run.getSnapshot().status).toBe('done');
    const names = await imported();
    expect(names).toHaveLength(12);
    expect(isOnceEach(names)).toBe(true);
  },
);

test('a refused guest is reported, and the others continue', async () => {
  const browser = createTestBrowser();
  const plan = await planFile(goodRows(3));
  const nameless = plan.guests.map((each, place) =>
    place === 1 ? { ...each, guest: { ...each.guest, name: '' } } : each,
  );
  const run = browser.open(createJournal({ ...plan, guests: nameless }));
  await run.start();
  const { journal, status } = run.getSnapshot();
  expect(status).toBe('done');
  expect(journal.states).toEqual(['created', 'refused', 'created']);
  expect(journal.reasons['1']).toContain('name');
});

test('a deleted event stops the import, and nothing is lost', async () => {
  const browser = createTestBrowser();
  const run = browser.open(createJournal(await planFile(goodRows(6))));
  world().scenarios = 'createGuest:410x4';
  await run.start();
  expect(run.getSnapshot()).toMatchObject({ status: 'stopped', error: { status: 410 } });
  await run.start();
  expect(await imported()).toHaveLength(6);
});

test('a wanted duplicate is added once more, also when unknown', async () => {
  const browser = createTestBrowser();
  await browser.open(createJournal(await planFile(goodRows(1)))).start();
  const plan = await planFile(goodRows(1), [2]);
  world().scenarios = 'createGuest:applied-then-diesx1';
  await browser.open(createJournal(plan)).start();
  expect(await imported()).toHaveLength(2);
});

test('an import that is paused and then cancelled adds no more guests', async () => {
  const browser = createTestBrowser();
  const run = browser.open(createJournal(await planFile(goodRows(40))));
  const unsubscribe = run.subscribe(() => {
    if (countState(run.getSnapshot().journal, 'created') >= 5) run.pause();
  });
  await run.start();
  unsubscribe();
  expect(run.getSnapshot().status).toBe('paused');
  await run.cancel();
  expect(run.getSnapshot().status).toBe('done');
  const created = countState(run.getSnapshot().journal, 'created');
  expect(created).toBeLessThan(40);
  expect(await imported()).toHaveLength(created);
});
