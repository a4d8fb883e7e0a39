import { msg } from '@lingui/core/macro';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { TemplateApi } from '../../../api/template-client.ts';
import type { Label, Note, NoteFields } from '../../../api/template.gen.ts';
import { withTick } from './checklist.ts';
import { labelsQuery, notesQuery } from './queries.ts';

/** The API of the notes, and their cache. */
export interface NotesBackend {
  templateApi: TemplateApi;
  queryClient: QueryClient;
}

const readAgain = ({ templateApi, queryClient }: NotesBackend) =>
  queryClient.invalidateQueries(notesQuery(templateApi));

/** createNote. */
export async function createNote(backend: NotesBackend, fields: NoteFields): Promise<void> {
  await backend.templateApi.POST('/api/messages-app/create-message', { body: fields });
  await readAgain(backend);
}

/** updateNote: only the given fields. */
export async function updateNote(backend: NotesBackend, id: string, changes: NoteFields): Promise<void> {
  await backend.templateApi.PATCH('/api/messages-app/update-message', { body: { id, changes } });
  await readAgain(backend);
}

/** selectNote: pins it, and unpins all others. */
export async function selectNote(backend: NotesBackend, id: string): Promise<void> {
  await backend.templateApi.POST('/api/messages-app/select-message', { body: { id } });
  await readAgain(backend);
}

/** removeNote. */
export async function removeNote(backend: NotesBackend, id: string): Promise<void> {
  await backend.templateApi.DELETE('/api/messages-app/remove-message', { params: { query: { id } } });
  await readAgain(backend);
}

type NewLabel = Omit<Label, 'id' | 'handle'> & Partial<Pick<Label, 'id'>>;

/** updateLabels. A removed label is removed from the notes, too. */
export async function updateLabels(
  backend: NotesBackend,
  change: (labels: readonly Label[]) => readonly NewLabel[],
): Promise<void> {
  const { templateApi, queryClient } = backend;
  const now = await queryClient.ensureQueryData(labelsQuery(templateApi));
  const labels = change(now).map(({ id, name }) => (id === undefined ? { name } : { id, name }));
  const { data } = await templateApi.PUT('/api/messages-app/update-labels', { body: { labels } });
  queryClient.setQueryData(labelsQuery(templateApi).queryKey, data);
  await readAgain(backend);
}

/** One item of a note's checklist, and its new state. */
export interface Tick {
  itemId: string;
  checked: boolean;
}

/**
 * A tick on a note's checklist: shown at once, and reverted if it is refused. Ticks of one note are sent one after the
 * other.
 */
export function tickMutation(backend: NotesBackend, noteId: string) {
  const { templateApi, queryClient } = backend;
  const notes = notesQuery(templateApi);
  const mutationKey = ['tick', noteId];
  const put = ({ itemId, checked }: Tick) =>
    queryClient.setQueryData(notes.queryKey, (before) =>
      before?.map((note) => applyTick(note, itemId, checked)),
    );
  const applyTick = (note: Note, itemId: string, checked: boolean) =>
    note.id === noteId ? { ...note, checklist: withTick(note.checklist, itemId, checked) } : note;
  return mutationOptions({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    async onMutate(tick: Tick) {
      await queryClient.cancelQueries(notes);
      put(tick);
    },
    async mutationFn({ itemId, checked }: Tick) {
      const note = queryClient.getQueryData(notes.queryKey)?.find(({ id }) => id === noteId);
      const changes = { checklist: withTick(note?.checklist ?? [], itemId, checked) };
      await templateApi.PATCH('/api/messages-app/update-message', { body: { id: noteId, changes } });
    },
    onError: (_error, { itemId, checked }) => put({ itemId, checked: !checked }),
    async onSettled() {
      if (queryClient.isMutating({ mutationKey }) === 1) await readAgain(backend);
    },
    meta: { errorMessage: msg`We could not save this item.` },
  });
}
