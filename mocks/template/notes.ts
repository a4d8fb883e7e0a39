import type { Label, Note, NoteFields } from '../../src/template/api/template.gen.ts';
import { badRequest, notFound, wrongField } from '../engine/refusal.ts';
import type { TemplateDb } from './db.ts';
import type { TemplateHandlers } from './operations.ts';
import { toEntity, toRow } from './rows.ts';

export const notes = {
  listNotes: (db) => {
    const newestFirst = db.notes.all().sort((one, other) => other.time.localeCompare(one.time));
    return { status: 200, body: newestFirst.map(toEntity) };
  },

  createNote: (db, { body }) => {
    const taken = { ...blank, id: db.newId(), time: new Date().toISOString() };
    return { status: 201, body: keep(db, taken, body) };
  },

  updateNote: (db, { body }) => ({ status: 200, body: keep(db, findNote(db, body.id), body.changes) }),

  selectNote: (db, { body }) => ({
    status: 200,
    body: keep(db, findNote(db, body.id), { isSelected: true }),
  }),

  removeNote: (db, { query }) => {
    db.notes.remove(findNote(db, query.id).id);
    return { status: 204 };
  },

  listLabels: (db) => ({ status: 200, body: getLabels(db) }),

  updateLabels: (db, { body }) => {
    const next = body.labels.map(({ id, name }) => createLabel(id ?? db.newId(), name));
    for (const { id } of body.labels) {
      if (id !== undefined && !db.labels.get(id)) throw notFound('There is no such label any more.');
    }
    mustDiffer(next);
    for (const { id } of db.labels.all()) {
      if (!next.some((label) => label.id === id)) removeLabel(db, id);
    }
    for (const label of next) db.labels.put(toRow(label));
    return { status: 200, body: getLabels(db) };
  },
} satisfies Partial<TemplateHandlers>;

const blank = {
  title: '',
  message: '',
  archive: false,
  image: '',
  reminder: null,
  checklist: [],
  labels: [],
};

/** Saves a note with changes, unless it would be empty. */
function keep(db: TemplateDb, before: Note, changes: NoteFields): Note {
  const note = { ...before, ...changes };
  const { title, message, image, checklist } = note;
  const words = [title, message, image, ...checklist.map(({ text }) => text)];
  if (words.every((text) => text.trim() === '')) throw badRequest('A note needs some words.');
  const known = note.labels.filter((id, at, all) => db.labels.get(id) && all.indexOf(id) === at);
  if (note.isSelected) clearOthers(db, note.id);
  return toEntity(db.notes.put(toRow({ ...note, labels: known })));
}

/** At most one is selected (the specification, section 4). */
function clearOthers(db: TemplateDb, id: string): void {
  for (const note of db.notes.all()) {
    if (note.isSelected && note.id !== id) db.notes.put({ ...note, isSelected: false });
  }
}

function findNote(db: TemplateDb, id: string): Note {
  const row = db.notes.get(id);
  if (!row) throw notFound('There is no such note any more.');
  return toEntity(row);
}

const getLabels = (db: TemplateDb): Label[] => db.labels.all().map(toEntity);

/** Creates the handle of a label: its name in lower case, with hyphens for spaces (the specification, section 3). */
function createLabel(id: string, text: string): Label {
  const name = text.trim();
  if (name === '') throw wrongField(400, 'A label needs a name.', 'name', 'A label needs a name.');
  return { id, name, handle: name.toLowerCase().replaceAll(' ', '-') };
}

function mustDiffer(labels: readonly Label[]): void {
  const twice = labels.find(({ handle }, at) => labels.findIndex((label) => label.handle === handle) < at);
  if (!twice) return;
  const sentence = `There is a label “${twice.name}” already.`;
  throw wrongField(409, sentence, 'name', sentence);
}

function removeLabel(db: TemplateDb, id: string): void {
  db.labels.remove(id);
  for (const note of db.notes.all()) {
    if (note.labels.includes(id)) {
      db.notes.put({ ...note, labels: note.labels.filter((label) => label !== id) });
    }
  }
}
