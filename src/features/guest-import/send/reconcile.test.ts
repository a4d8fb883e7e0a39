import { expect, test } from 'vitest';
import { compareWithList } from './reconcile.ts';

const ada = { name: 'Ada Lovelace', phone: '5550110001' };
const benn = { name: 'Benn Okafor', phone: '5550110002' };

/** What the list shows after an import has created these people, of whom it had some before. */
function check(people: readonly (typeof ada)[], list: readonly (typeof ada)[], before = 0) {
  const guests = people.map((person, line) => ({
    line,
    guest: { ...person, invitees: 1, inviteeOnCard: 1, isWAPhone: false },
    before: person === ada ? before : 0,
  }));
  const plan = { startedAt: 1, guests, leftOut: [] };
  return compareWithList({ plan, states: people.map(() => 'created'), reasons: {} }, list);
}

test('[F83] a call that the network repeated is found in the list at the end', () => {
  expect(check([benn, ada], [benn, ada, ada])).toEqual({ surplus: [1], missing: 0 });
});

test('[F83] the list has each guest once, besides earlier ones and wanted duplicates', () => {
  expect(check([ada, ada, benn], [ada, ada, ada, benn], 1)).toEqual({ surplus: [], missing: 0 });
});

test('[F04] a guest reported as added but missing on the list is counted', () => {
  expect(check([ada, benn], [ada])).toEqual({ surplus: [], missing: 1 });
});
