import { expect, test } from 'vitest';
import { readNames } from './early-names.ts';

const list = (docs: unknown) => ({ status: 'success', data: { docs } });

test('names are shown in the order of the list, and a missing one keeps its place', () => {
  const docs = [{ name: 'Layla and Omar' }, { _id: '2' }, { name: 7 }, null, { name: 'حفل' }];
  expect(readNames(list(docs))).toEqual(['Layla and Omar', '', '', '', 'حفل']);
});

test.each([undefined, null, '<html>', [], {}, { data: [] }, list({}), list(undefined)])(
  'a response that is no list shows nothing: %j',
  (body) => expect(readNames(body)).toBeUndefined(),
);
