import { expect, test } from 'vitest';
import { type Guest, parseGuest } from '../../../domain/guest/guest.ts';
import { createImportRun, createJournal } from './import-run.ts';
import { createPlan } from './reconcile.ts';

interface Person {
  name: string;
  phone: string;
}

const ada = { name: 'Ada Lovelace', phone: '5550110001' };
const benn = { name: 'Benn Okafor', phone: '5550110002' };
const row = (line: number, person: Person) =>
  ({
    line,
    draft: person,
    guest: { ...person, invitees: 1, inviteeOnCard: 1, isWAPhone: false },
    problems: [],
    isWanted: true,
  }) as never;

/** An import against a list that each call changes in its own way. */
async function imported(
  people: readonly Person[],
  { list = [], send }: { list?: Person[]; send(list: Person[], guest: Person): void },
) {
  const plan = createPlan(
    people.map((person, place) => row(place + 1, person)),
    list,
    1,
  );
  let reads = 0;
  const run = createImportRun(createJournal(plan), {
    journals: { writePlan: () => {}, writeProgress: () => {} },
    send: async (guest) => send(list, guest),
    readList: async () => {
      reads += 1;
      if (reads > 1 && list.length > 90) throw new Error('The list cannot be read');
      return list.map(parseGuest).filter((guest): guest is Guest => guest !== undefined);
    },
    remove: () => Promise.reject(new Error('These guests have no ids')),
    userId: 'u1',
    wait: async () => {},
    exclusively: async (action) => {
      await action();
      return true;
    },
  });
  await run.start();
  return run.getSnapshot();
}

test('[F83] a call that the network repeated is found in the list at the end', async () => {
  const { status, check, journal } = await imported([benn, ada], {
    send: (list, guest) => void list.push(guest, ...(guest.name === ada.name ? [guest] : [])),
  });
  expect(status).toBe('done');
  expect(journal.states).toEqual(['created', 'created']);
  expect(check).toEqual({ surplus: [1], missing: 0 });
});

test('[F83] the list has each guest once, besides earlier ones and wanted duplicates', async () => {
  const { check } = await imported([ada, ada, benn], {
    list: [ada],
    send: (list, guest) => void list.push(guest),
  });
  expect(check).toEqual({ surplus: [], missing: 0 });
});

test('[F04] a guest reported as added but missing on the list is counted', async () => {
  const { check } = await imported([ada, benn], {
    send: (list, guest) => void (guest.name === ada.name && list.push(guest)),
  });
  expect(check).toEqual({ surplus: [], missing: 1 });
});

test('[F83] a list that cannot be read again proves nothing', async () => {
  const { status, check } = await imported([ada], {
    send: (list) => void list.push(...Array.from({ length: 91 }, () => benn)),
  });
  expect([status, check]).toEqual(['done', undefined]);
});
