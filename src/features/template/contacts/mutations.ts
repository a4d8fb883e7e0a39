import { msg } from '@lingui/core/macro';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { TemplateApi } from '../../../api/template-client.ts';
import type { Contact, ContactFields } from '../../../api/template.gen.ts';
import { toasts } from '../../../ui/toasts.ts';
import { contactQuery, contactsQuery, contactsUserQuery } from './queries.ts';

interface Clients {
  templateApi: TemplateApi;
  queryClient: QueryClient;
}

/** saveContact: adds a contact, or updates the one with the id. */
export const saveContact = ({ templateApi, queryClient }: Clients) =>
  mutationOptions({
    mutationFn: async ({ id, ...fields }: ContactFields & { id?: string }) => {
      const { data } =
        id === undefined
          ? await templateApi.POST('/api/guests-app/add-guest', { body: fields })
          : await templateApi.POST('/api/guests-app/update-guest', { body: { ...fields, id } });
      return data;
    },
    onSuccess: async (_, { id }) => {
      if (id !== undefined) await queryClient.invalidateQueries(contactQuery(templateApi, id));
      await queryClient.invalidateQueries(contactsQuery(templateApi));
      toasts.show({ variant: 'success', message: msg`Contact saved` });
    },
  });

/** removeContact for one contact, removeContacts for several: all of them, or none. */
export const removeContacts = ({ templateApi, queryClient }: Clients) =>
  mutationOptions({
    mutationFn: async (contacts: readonly Contact[]) => {
      const ids = contacts.map(({ id }) => id);
      const [id] = ids;
      if (ids.length === 1 && id !== undefined) {
        await templateApi.POST('/api/guests-app/remove-guest', { body: { id }, parseAs: 'text' });
      } else {
        await templateApi.POST('/api/guests-app/remove-guests', { body: { ids }, parseAs: 'text' });
      }
    },
    onSettled: async (_data, _error, contacts) => {
      for (const { id } of contacts) queryClient.removeQueries(contactQuery(templateApi, id));
      await Promise.all([
        queryClient.invalidateQueries(contactsQuery(templateApi)),
        queryClient.invalidateQueries(contactsUserQuery(templateApi)),
      ]);
    },
  });

/** One change of the stars at a time, so that the last one is also the last to reach the server. */
const starredScope = { id: 'starred' };

/** toggleStarredContact: shown at once, and reverted if it fails. */
export function toggleStarred({ templateApi, queryClient }: Clients) {
  const { queryKey } = contactsUserQuery(templateApi);
  return mutationOptions({
    mutationKey: ['starred'],
    scope: starredScope,
    mutationFn: (id: string) => templateApi.POST('/api/guests-app/toggle-starred-guest', { body: { id } }),
    onMutate: async (id) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(
        queryKey,
        (user) => user && { ...user, starred: withToggled(user.starred, id) },
      );
    },
    onError: (_, id) => {
      queryClient.setQueryData(
        queryKey,
        (user) => user && { ...user, starred: withToggled(user.starred, id) },
      );
      toasts.show({ variant: 'error', message: msg`We could not save this.` });
    },
    // Only the last of several quick changes reads: a response in between would undo the others for a moment.
    onSettled: async () => {
      if (queryClient.isMutating({ mutationKey: ['starred'] }) === 1)
        await queryClient.invalidateQueries({ queryKey });
    },
  });
}

/** setContactsStarred and setContactsUnstarred. */
export const setStarred = ({ templateApi, queryClient }: Clients) =>
  mutationOptions({
    scope: starredScope,
    mutationFn: ({ ids, isStarred }: { ids: string[]; isStarred: boolean }) =>
      isStarred
        ? templateApi.POST('/api/guests-app/set-guests-starred', { body: { ids } })
        : templateApi.POST('/api/guests-app/set-guests-unstarred', { body: { ids } }),
    onSettled: () => queryClient.invalidateQueries(contactsUserQuery(templateApi)),
    meta: { errorMessage: msg`We could not save this. Try again.` },
  });

const withToggled = (ids: readonly string[], id: string) =>
  ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];
