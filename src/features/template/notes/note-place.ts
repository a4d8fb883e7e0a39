import type { Label, Note } from '../../../api/template.gen.ts';
import { handleInAddress } from './label-handle.ts';

/** The params of /apps/notes/{id?}/{labelHandle?}/{labelId?}. */
export interface NoteParams {
  id?: string | undefined;
  labelHandle?: string | undefined;
  labelId?: string | undefined;
}

/** A list of notes: all that are not archived, archived ones, those with a reminder, or those with a label. */
export type NoteList =
  | { name: 'all' | 'archive' | 'reminders' }
  /** Without a label if the one in the address does not exist. */
  | { name: 'label'; label: Label | undefined };

/** What an address of the notes shows. */
export interface NotePlace {
  list: NoteList;
  /** The id of the note that is open over the list. */
  noteId: string | undefined;
}

const keywords: ReadonlySet<string> = new Set(['archive', 'reminders', 'labels']);

/**
 * The notes of an address, and the open one. A note's id replaces the keyword: it opens over the following label, over
 * the list it was opened from, or otherwise over the one it is in.
 */
export function resolvePlace(
  { id, labelHandle, labelId }: NoteParams,
  {
    notes,
    labels,
    over,
  }: { notes: readonly Note[]; labels: readonly Label[]; over: 'reminders' | undefined },
): NotePlace {
  const noteId = id === undefined || keywords.has(id) ? undefined : id;
  const namesLabel = labelHandle !== undefined && (noteId !== undefined || id === 'labels');
  if (namesLabel) return { list: { name: 'label', label: labelAt(labels, labelHandle, labelId) }, noteId };
  if (noteId === undefined) return { list: { name: getListName(id) }, noteId };
  const isArchived = notes.some((note) => note.id === noteId && note.archive);
  return { list: { name: over ?? (isArchived ? 'archive' : 'all') }, noteId };
}

const getListName = (id: string | undefined) => (id === 'archive' || id === 'reminders' ? id : 'all');

/** The id decides; the handle is for people, and replaces a missing id. */
const labelAt = (labels: readonly Label[], handle: string, id: string | undefined) =>
  labels.find((label) => (id === undefined ? handleInAddress(label) === handle : label.id === id));

/** The notes of a list, the selected one first. Archived notes are in no other list. */
export function getListNotes(list: NoteList, notes: readonly Note[]): Note[] {
  const found = notes.filter((note) => note.archive === (list.name === 'archive') && isIn(list, note));
  return found.sort((one, other) => Number(other.isSelected ?? false) - Number(one.isSelected ?? false));
}

function isIn(list: NoteList, note: Note): boolean {
  if (list.name === 'reminders') return note.reminder !== null;
  return list.name !== 'label' || (list.label !== undefined && note.labels.includes(list.label.id));
}

/** The address of a list, as params. */
export function listParams(list: NoteList): NoteParams {
  if (list.name === 'label' && list.label) return { id: 'labels', ...labelParams(list.label) };
  const isFixed = list.name === 'reminders' || list.name === 'archive';
  // A link takes parameters that it does not name from the current address.
  return { id: isFixed ? list.name : undefined, labelHandle: undefined, labelId: undefined };
}

/** The address of a note over a list, as params and search. */
export const noteAddress = (id: string, list: NoteList) => ({
  params: { id, ...(list.name === 'label' && list.label ? labelParams(list.label) : {}) },
  over: list.name === 'reminders' ? ('reminders' as const) : undefined,
});

const labelParams = (label: Label) => ({ labelHandle: handleInAddress(label), labelId: label.id });
