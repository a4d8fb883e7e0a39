import { msg } from '@lingui/core/macro';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../../../api/client.ts';
import { hasEndedSession, NetworkError } from '../../../api/errors.ts';
import type { Contact } from '../../../api/template.gen.ts';
import type { TemplateScope } from '../../../api/use-template-api.ts';
import { allGuestsQuery } from '../../../domain/guest/all-guests.ts';
import type { GuestDetails } from '../../../domain/guest/guest.ts';
import { createGuest } from '../../../domain/guest/guest-mutations.ts';
import { findSamePerson } from '../../../domain/guest/person-keys.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { contactQuery, contactsQuery, contactsUserQuery } from './queries.ts';

/** saveContact: adds a contact without an id, updates one with it. */
export const saveContact = ({ templateApi, queryClient }: TemplateScope) =>
  mutationOptions({
    mutationFn: async ({ id, ...fields }: Contact) => {
      const { data } =
        id === ''
          ? await templateApi.POST('/api/guests-app/add-guest', { body: fields })
          : await templateApi.POST('/api/guests-app/update-guest', { body: { ...fields, id } });
      return data;
    },
    onSuccess: async (_, { id }) => {
      if (id !== '') await queryClient.invalidateQueries(contactQuery(templateApi, id));
      await queryClient.invalidateQueries(contactsQuery(templateApi));
      toasts.show({ variant: 'success', message: msg`Contact saved` });
    },
  });

/** removeContact for one contact, removeContacts for several: all of them, or none. */
export const removeContacts = ({ templateApi, queryClient }: TemplateScope) =>
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

/** toggleStarredContact. */
export const toggleStarred = ({ templateApi, queryClient }: TemplateScope) =>
  mutationOptions({
    mutationFn: (id: string) => templateApi.POST('/api/guests-app/toggle-starred-guest', { body: { id } }),
    onSuccess: () => queryClient.invalidateQueries(contactsUserQuery(templateApi)),
    meta: { errorMessage: msg`We could not save this. Try again.` },
  });

/** setContactsStarred and setContactsUnstarred. */
export const setStarred = ({ templateApi, queryClient }: TemplateScope) =>
  mutationOptions({
    mutationFn: ({ ids, isStarred }: { ids: string[]; isStarred: boolean }) =>
      isStarred
        ? templateApi.POST('/api/guests-app/set-guests-starred', { body: { ids } })
        : templateApi.POST('/api/guests-app/set-guests-unstarred', { body: { ids } }),
    onSettled: () => queryClient.invalidateQueries(contactsUserQuery(templateApi)),
    meta: { errorMessage: msg`We could not save this. Try again.` },
  });

/**
 * createGuest for an event of the product, unless its list has this guest already: then the result is the name there.
 * @throws NetworkError that nothing was sent, where the list cannot be read
 */
export const inviteGuest = (api: Api, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: async ({ eventId, guest }: { eventId: string; guest: GuestDetails }) => {
      const list = await queryClient
        .fetchQuery({ ...allGuestsQuery(api, eventId), staleTime: 0 })
        .catch((cause: unknown) => {
          throw hasEndedSession(cause) ? cause : new NetworkError({ isUnsent: true, cause });
        });
      const same = findSamePerson(list.guests, guest);
      if (same) return same.name;
      await createGuest(api, eventId, guest);
      // Every list and count of guests may have changed.
      await queryClient.invalidateQueries();
      return undefined;
    },
  });
