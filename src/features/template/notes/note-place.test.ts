import { expect, test } from 'vitest';
import type { Note } from '../../../api/template.gen.ts';
import { listParams, noteAddress, type NoteParams, getListNotes, resolvePlace } from './note-place.ts';

const flowers = { id: 'l1', name: 'Flowers', handle: 'flowers' };
const either = { id: 'l2', name: 'A/B test v.2', handle: 'a/b-test-v.2' };
const labels = [flowers, either];

const note = (id: string, fields: Partial<Note> = {}): Note => ({
  id,
  title: id,
  message: '',
  archive: false,
  image: '',
  time: '2026-11-20T16:20:00.000Z',
  reminder: null,
  checklist: [],
  labels: [],
  ...fields,
});
const plain = note('plain');
const florist = note('florist', { labels: ['l1'], reminder: '2026-12-01T09:00:00.000Z' });
const old = note('old', { archive: true, labels: ['l1'], reminder: '2026-01-01T09:00:00.000Z' });
const notes = [plain, florist, old];

const at = (params: NoteParams, over?: 'reminders') => resolvePlace(params, { notes, labels, over });
const label = (id: string, labelHandle?: string, labelId?: string) => at({ id, labelHandle, labelId });

test.each<[string, NoteParams, Note[]]>([
  ['/apps/notes', {}, [plain, florist]],
  ['/apps/notes/archive', { id: 'archive' }, [old]],
  ['/apps/notes/reminders', { id: 'reminders' }, [florist]],
  ['/apps/notes/labels', { id: 'labels' }, [plain, florist]],
  ['/apps/notes/labels/flowers/l1', { id: 'labels', labelHandle: 'flowers', labelId: 'l1' }, [florist]],
  ['/apps/notes/labels/gone/l9', { id: 'labels', labelHandle: 'gone', labelId: 'l9' }, []],
  ['/apps/notes/archive/flowers/l1', { id: 'archive', labelHandle: 'flowers', labelId: 'l1' }, [old]],
])('%s shows its notes, and opens none', (_, params, shown) => {
  const { list, noteId } = at(params);
  expect(getListNotes(list, notes)).toEqual(shown);
  expect(noteId).toBeUndefined();
});

test('a label is found by its id whatever its handle, and by its handle without an id', () => {
  expect(label('labels', 'a-name-of-before', 'l1').list).toEqual({ name: 'label', label: flowers });
  expect(label('labels', 'a-b-test-v-2').list).toEqual({ name: 'label', label: either });
  expect(label('labels', 'nothing').list).toEqual({ name: 'label', label: undefined });
});

test('an id that is not a keyword is a note’s, known or not', () => {
  expect(at({ id: 'plain' })).toEqual({ list: { name: 'all' }, noteId: 'plain' });
  expect(at({ id: 'nobody' })).toEqual({ list: { name: 'all' }, noteId: 'nobody' });
});

test('a note is open over the list it was opened from', () => {
  expect(at({ id: 'old' }).list).toEqual({ name: 'archive' });
  expect(at({ id: 'florist' }, 'reminders').list).toEqual({ name: 'reminders' });
  expect(label('florist', 'flowers', 'l1')).toEqual({
    list: { name: 'label', label: flowers },
    noteId: 'florist',
  });
});

test.each([at({}), at({ id: 'archive' }), at({ id: 'reminders' }), label('labels', 'flowers', 'l1')])(
  'the address of a place leads back to it: %j',
  ({ list }) => {
    expect(at(listParams(list)).list).toEqual(list);
    const { params, over } = noteAddress('old', list);
    const { list: under, noteId } = at(params, over);
    expect(noteId).toBe('old');
    expect(under).toEqual(list.name === 'all' ? { name: 'archive' } : list);
  },
);

test('the selected note comes first', () => {
  const top = note('top', { isSelected: true });
  expect(getListNotes({ name: 'all' }, [plain, top, florist])).toEqual([top, plain, florist]);
});
