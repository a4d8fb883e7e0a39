import { afterEach, expect, test } from 'vitest';
import { createQueryClient } from '../../../api/query-client.ts';
import type { GuestTexts } from '../../../domain/guest/guest-texts.ts';
import { createTestApi } from '../../../domain/test-organiser.ts';
import { setCountryCode } from '../../../domain/guest/country-code.ts';
import { openDraft } from '../../../forms/drafts.ts';
import {
  addGuests,
  changeRow,
  checkPhones,
  createRow,
  type GuestRow,
  insertPasted,
  isFilled,
  loadRows,
  saveRows,
} from './add-guests.ts';

afterEach(() => setCountryCode(''));

type Fault = 'lost' | 'applied-then-lost' | 'refused' | 'unreadable';

/**
 * The form of an event, whose server answers the next calls with faults. Each press is one after a reload: all that is
 * known is in the draft.
 */
function openForm(...first: Partial<GuestRow>[]) {
  const guests: object[] = [];
  const faults: Partial<Record<string, Fault[]>> = {};
  const answer = (status: number, body: unknown = {}) => Response.json(body, { status });
  const api = createTestApi(async (request) => {
    const fault = faults[request.method]?.shift();
    if (fault === 'unreadable') return answer(502);
    if (fault === 'refused') return answer(400, { message: 'No' });
    if (fault === 'lost') return answer(504);
    if (request.method === 'GET') return answer(200, { data: { docs: guests, totalDocs: guests.length } });
    const guest = { ...((await request.json()) as object), _id: `g${guests.length}` };
    guests.push(guest);
    return fault ? answer(504) : answer(201, { data: [guest] });
  });
  const key = `new guests ${Math.random()}`;
  saveRows(openDraft(key), first.map(createRow));
  const readRows = () => loadRows(openDraft(key));
  return {
    getNames: () => guests.map((guest) => (guest as { name: string }).name),
    /** Types over the first rows, and removes the others. */
    edit: (...typed: Partial<GuestTexts>[]) =>
      saveRows(
        openDraft(key),
        readRows().flatMap((row, place) => (typed[place] ? changeRow(row, typed[place]) : [])),
      ),
    /** @returns the rows that are left */
    async press(next: Partial<Record<'GET' | 'POST', Fault[]>> = {}) {
      Object.assign(faults, next);
      const draft = openDraft(key);
      const scope = { api, queryClient: createQueryClient(), eventId: 'e1' };
      await addGuests(scope, readRows(), (left) => saveRows(draft, left));
      return readRows()
        .map(({ name }) => name)
        .filter((name) => name !== '');
    },
  };
}

const ada = { name: 'Ada', phone: '5550110001' };
const bo = { name: 'Bo', phone: '5550110002' };

test('[F08] a guest with a lost response waits until the list is read', async () => {
  const form = openForm(ada);
  await form.press({ POST: ['applied-then-lost'] });
  await form.press({ GET: ['unreadable'] });
  expect(await form.press()).toEqual(['Ada']);
  expect(form.getNames()).toEqual(['Ada']);
  // The person knows by now, and wants a second one.
  expect(await form.press()).toEqual([]);
  expect(form.getNames()).toEqual(['Ada', 'Ada']);
});

test('[F08] a guest’s unknown outcome outlasts the rows that are sent', async () => {
  const form = openForm(ada, bo, { name: 'Cem', phone: '12' });
  await form.press({ POST: ['applied-then-lost'] });
  expect(form.getNames()).toEqual(['Ada', 'Bo']);
  form.edit({ ...ada, phone: '12' });
  await form.press();
  form.edit(ada);
  expect(await form.press()).toEqual(['Ada']);
  expect(form.getNames()).toEqual(['Ada', 'Bo']);
});

test('[F08] a guest whose call did not arrive is added by the next press', async () => {
  const form = openForm(ada, bo);
  expect(await form.press({ POST: ['lost', 'refused'] })).toEqual(['Ada', 'Bo']);
  expect(await form.press({ POST: ['refused'] })).toEqual(['Ada']);
  expect(await form.press()).toEqual([]);
  expect(form.getNames()).toEqual(['Bo', 'Ada']);
});

test('pasted lines fill the empty row, or follow a filled one', () => {
  const [first, second] = [createRow({ name: 'Ada' }), createRow()];
  const pasted = [{ name: 'Bo' }, { name: 'Cem' }];
  const names = (at: string) => insertPasted([first, second], at, pasted).map(({ name }) => name);
  expect(names(second.key)).toEqual(['Ada', 'Bo', 'Cem']);
  expect(names(first.key)).toEqual(['Ada', 'Bo', 'Cem', '']);
  expect([first, second].map(isFilled)).toEqual([true, false]);
});

test('pasted rows are folded, except the last', () => {
  const row = createRow();
  const pasted = insertPasted([row], row.key, [{ name: 'Ada' }, { name: 'Bo' }, { name: 'Cem' }]);
  expect(pasted.map(({ isFolded }) => isFolded)).toEqual([true, true, false]);
});

test('pasted rows have their errors, except country codes', () => {
  const row = createRow();
  const paste = () =>
    insertPasted([row], row.key, [
      { name: 'Ada', phone: '5550110001' },
      { name: 'Bo', phone: '12' },
      { name: '', phone: '+90 555 011 0002' },
      { name: 'Cem', phone: '+49 1512 3456789' },
    ]).map(({ problem }) => Object.keys(problem?.fields ?? {}));
  expect(paste()).toEqual([[], ['phone'], ['name'], []]);
  setCountryCode('90');
  expect(paste()).toEqual([[], ['phone'], ['name'], ['phone']]);
});

test('a known country code clears the errors of its numbers', () => {
  setCountryCode('90');
  const problem = { fields: { phone: 'wrong', invitees: 'refused' }, whole: 'unknown' };
  const phone = '+90 555 011 0002';
  const checked = checkPhones([
    createRow({ name: 'Ada', phone, problem: { fields: { phone: 'wrong' } } }),
    createRow({ name: 'Bo', phone, problem }),
    createRow({ name: 'Cem', phone: '+49 1512 3456789' }),
  ]);
  expect(checked.map((row) => row.problem && Object.keys(row.problem.fields))).toEqual([
    undefined,
    ['invitees'],
    ['phone'],
  ]);
  expect(checked[1]?.problem?.whole).toBe('unknown');
});

test('the number on the card follows the invited while equal', () => {
  const change = (texts: Partial<GuestRow>) => changeRow(createRow(texts), { invitees: '5' });
  expect(change({ invitees: '2', inviteeOnCard: '2' })).toMatchObject({ invitees: '5', inviteeOnCard: '5' });
  expect(change({ invitees: '2', inviteeOnCard: '1' })).toMatchObject({ invitees: '5', inviteeOnCard: '1' });
  // An empty one follows anyway.
  expect(change({})).toMatchObject({ invitees: '5', inviteeOnCard: '' });
});
