import { expect, test } from 'vitest';
import type { NoteFields } from '../../src/template/api/template.gen.ts';
import { Refusal } from '../engine/refusal.ts';
import { createTemplateWorld } from './template.ts';
import { notes } from './notes.ts';
import { labels, notes as seeds } from './db.ts';

const [cake, seating] = seeds;
const [todo, suppliers, , family] = labels;
if (!cake || !seating || !todo || !suppliers || !family) throw new Error('The seeds have changed');

const opened = () => createTemplateWorld().db;
const no = { params: {}, query: {}, body: undefined, user: undefined };

function catchRefusal(call: () => unknown) {
  try {
    call();
  } catch (error) {
    if (error instanceof Refusal) return error.status;
    throw error;
  }
  return undefined;
}

const list = (db: ReturnType<typeof opened>) => notes.listNotes(db).body;
const update = (db: ReturnType<typeof opened>, id: string, changes: NoteFields) =>
  notes.updateNote(db, { ...no, body: { id, changes } }).body;

test('a created note comes first in the list, with empty defaults', () => {
  const db = opened();
  const { body } = notes.createNote(db, { ...no, body: { title: 'Florist' } });
  expect(body).toMatchObject({ title: 'Florist', message: '', archive: false, reminder: null, labels: [] });
  expect(list(db)[0]).toEqual(body);
});

test('an update changes only the fields that it names', () => {
  const db = opened();
  expect(update(db, cake.id, { archive: true })).toEqual({ ...cake, archive: true });
});

test.each<[string, NoteFields]>([
  ['nothing at all', {}],
  ['space for a title', { title: '  ' }],
  ['a checklist without text', { checklist: [{ id: '1', checked: true, text: '' }] }],
])('a note with %s is refused', (_, fields) => {
  expect(catchRefusal(() => notes.createNote(opened(), { ...no, body: fields }))).toBe(400);
});

test('selecting a note deselects all others', () => {
  const db = opened();
  notes.selectNote(db, { ...no, body: { id: cake.id } });
  const selected = list(db).filter(({ isSelected }) => isSelected);
  expect(selected.map(({ id }) => id)).toEqual([cake.id]);
  expect(list(db).find(({ id }) => id === seating.id)?.isSelected).toBe(false);
});

test('a deleted note cannot be changed, selected or deleted', () => {
  const db = opened();
  notes.removeNote(db, { ...no, query: { id: cake.id } });
  expect(list(db).some(({ id }) => id === cake.id)).toBe(false);
  expect(catchRefusal(() => update(db, cake.id, { title: 'Cake' }))).toBe(404);
  expect(catchRefusal(() => notes.selectNote(db, { ...no, body: { id: cake.id } }))).toBe(404);
  expect(catchRefusal(() => notes.removeNote(db, { ...no, query: { id: cake.id } }))).toBe(404);
});

test('a label gets its handle from its name', () => {
  const body = { labels: [{ id: suppliers.id, name: 'All Our Suppliers' }, { name: ' Music ' }] };
  const after = notes.updateLabels(opened(), { ...no, body }).body;
  expect(after.map(({ name, handle }) => [name, handle])).toEqual([
    ['All Our Suppliers', 'all-our-suppliers'],
    ['Music', 'music'],
  ]);
});

test('a removed label is removed from the notes too', () => {
  const db = opened();
  notes.updateLabels(db, { ...no, body: { labels: [{ id: suppliers.id, name: 'Suppliers' }] } });
  expect(list(db).flatMap(({ labels }) => labels)).not.toContain(family.id);
  expect(list(db).find(({ id }) => id === cake.id)?.labels).toEqual([suppliers.id]);
});

test.each([
  ['no name', 400, [{ name: '  ' }]],
  ['a name twice', 409, [{ name: 'Music' }, { name: 'music' }]],
  ['an unknown id', 404, [{ id: 'gone', name: 'Music' }]],
])('labels with %s are refused, and nothing changes', (_, status, given) => {
  const db = opened();
  expect(catchRefusal(() => notes.updateLabels(db, { ...no, body: { labels: given } }))).toBe(status);
  expect(notes.listLabels(db).body[0]).toEqual(todo);
});

test('a note keeps only existing labels, each once', () => {
  const db = opened();
  expect(update(db, cake.id, { labels: [todo.id, 'gone', todo.id] }).labels).toEqual([todo.id]);
});
