import { msg } from '@lingui/core/macro';
import { mutationOptions } from '@tanstack/react-query';
import type { Label, Note, NoteFields } from '../../../api/template.gen.ts';
import type { TemplateScope } from '../../../api/use-template-api.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { labelsQuery, notesQuery } from './queries.ts';

const errorMessage = msg`We could not change this note.`;

/** createNote, or updateNote with an id. */
export const saveNote = ({ templateApi, queryClient }: TemplateScope) =>
  mutationOptions({
    mutationFn: async ({ id, ...fields }: NoteFields & { id?: string | undefined }) =>
      id === undefined
        ? templateApi.POST('/api/messages-app/create-message', { body: fields })
        : templateApi.PATCH('/api/messages-app/update-message', { body: { id, changes: fields } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries(notesQuery(templateApi));
      toasts.show({ variant: 'success', message: msg`Note saved` });
    },
  });

/** updateNote, for the buttons of a note: only the given fields. */
export const changeNote = ({ templateApi, queryClient }: TemplateScope) =>
  mutationOptions({
    mutationFn: ({ id, ...changes }: NoteFields & { id: string }) =>
      templateApi.PATCH('/api/messages-app/update-message', { body: { id, changes } }),
    onSuccess: async (_, { archive }) => {
      await queryClient.invalidateQueries(notesQuery(templateApi));
      if (archive !== undefined)
        toasts.show({ variant: 'success', message: archive ? msg`Note archived` : msg`Note unarchived` });
    },
    meta: { errorMessage },
  });

/** selectNote: pins a note, and unpins all others. */
export const selectNote = ({ templateApi, queryClient }: TemplateScope) =>
  mutationOptions({
    mutationFn: (id: string) => templateApi.POST('/api/messages-app/select-message', { body: { id } }),
    onSuccess: () => queryClient.invalidateQueries(notesQuery(templateApi)),
    meta: { errorMessage },
  });

/** updateNote, for a tick on its checklist: shown at once, so that the next tick is sent with this one. */
export function tickItem({ templateApi, queryClient }: TemplateScope) {
  const { queryKey } = notesQuery(templateApi);
  return mutationOptions({
    onMutate: ({ id, item, checked }: { id: string; item: string; checked: boolean }) => {
      queryClient.setQueryData(queryKey, (notes) =>
        notes?.map((note) => ({
          ...note,
          checklist: note.checklist.map((each) =>
            note.id === id && each.id === item ? { ...each, checked } : each,
          ),
        })),
      );
    },
    mutationFn: ({ id }) => {
      const { checklist = [] } = queryClient.getQueryData(queryKey)?.find((note) => note.id === id) ?? {};
      return templateApi.PATCH('/api/messages-app/update-message', { body: { id, changes: { checklist } } });
    },
    onError: () => queryClient.invalidateQueries({ queryKey }),
    meta: { errorMessage },
  });
}

/** removeNote. */
export const removeNotes = ({ templateApi, queryClient }: TemplateScope) =>
  mutationOptions({
    mutationFn: async (notes: readonly Note[]) => {
      for (const { id } of notes)
        await templateApi.DELETE('/api/messages-app/remove-message', { params: { query: { id } } });
    },
    onSuccess: async () => {
      await queryClient.invalidateQueries(notesQuery(templateApi));
      toasts.show({ variant: 'success', message: msg`Note deleted` });
    },
  });

/** updateLabels: all of them. One without an id is new, and one that is left out is removed from the notes, too. */
async function putLabels(
  { templateApi, queryClient }: TemplateScope,
  labels: readonly { id?: string; name: string }[],
) {
  const body = { labels: labels.map(({ id, name }) => (id === undefined ? { name } : { id, name })) };
  await templateApi.PUT('/api/messages-app/update-labels', { body });
  await queryClient.invalidateQueries(labelsQuery(templateApi));
  await queryClient.invalidateQueries(notesQuery(templateApi));
}

export const addLabel = (scope: TemplateScope, labels: readonly Label[]) =>
  mutationOptions({
    mutationFn: (name: string) => putLabels(scope, [...labels, { name }]),
    meta: { errorMessage: msg`We could not save this.` },
  });

export const removeLabels = (scope: TemplateScope, labels: readonly Label[]) =>
  mutationOptions({
    mutationFn: (gone: readonly Label[]) =>
      putLabels(
        scope,
        labels.filter((label) => !gone.includes(label)),
      ),
  });
