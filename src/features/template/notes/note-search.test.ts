import { expect, test } from 'vitest';
import { findNotes } from './note-search.ts';

const bare = { archive: false, image: '', time: '2026-11-20T16:20:00.000Z', reminder: null };
const checklist = [{ id: '1', checked: true, text: 'Sipariş ISIRGAN çayı' }];
const florist = { ...bare, id: 'f', title: 'Florist', message: 'Peonies in May', checklist, labels: ['l1'] };
const hall = { ...bare, id: 'h', title: '', message: 'نُسعد بحضوركم', checklist: [], labels: [] };
const labels = [{ id: 'l1', name: 'Suppliers', handle: 'suppliers' }];

test.each([
  ['', [florist, hall]],
  ['peonies FLORIST', [florist]],
  ['suppliers', [florist]],
  ['sipariş ısırgan', [florist]],
  ['نسعد', [hall]],
  ['florist hall', []],
])('%j finds the notes with all of its words', (search, found) => {
  expect(findNotes([florist, hall], search, labels)).toEqual(found);
});
