import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../../../api/client.ts';
import { hasEndedSession, NetworkError } from '../../../api/errors.ts';
import { allGuestsQuery } from '../../../domain/all-guests.ts';
import type { GuestDetails } from '../../../domain/guest-details.ts';
import { createGuest } from '../../../domain/guest-mutations.ts';
import { findSamePerson } from '../../../domain/person-keys.ts';
import { describeCreateError } from '../../../ui/create-error.ts';
import { toasts } from '../../../ui/toasts.ts';

/** A guest to add to an event. */
interface Invitation {
  eventId: string;
  guest: GuestDetails;
  /** The person was told that the event has this guest, and adds them nevertheless. */
  isWanted?: boolean;
}

interface InvitationParts {
  api: Api;
  queryClient: QueryClient;
  contactId: string;
  isShown(): boolean;
}

/** createGuest, unless the event has this guest already: then the result is the name of the one on the list. */
export const inviteGuest = ({ api, queryClient, contactId, isShown }: InvitationParts) =>
  mutationOptions({
    mutationKey: ['invite guest', contactId],
    mutationFn: async ({ eventId, guest, isWanted = false }: Invitation) => {
      const same = isWanted ? undefined : await findOnList(queryClient, api, eventId, guest);
      if (same) return { eventId, listedAs: same.name };
      await createGuest(api, eventId, guest);
      return { eventId };
    },
    // Every list and count of guests may have changed.
    onSuccess: ({ listedAs }) => (listedAs === undefined ? queryClient.invalidateQueries() : undefined),
    onError(error, { guest: { name } }) {
      if (isShown() || hasEndedSession(error)) return;
      toasts.show({ variant: 'error', message: describeCreateError(error), detail: name });
    },
  });

/** @throws NetworkError that nothing was sent, where the list cannot be read */
async function findOnList(client: QueryClient, api: Api, eventId: string, guest: GuestDetails) {
  try {
    const { guests } = await client.fetchQuery({ ...allGuestsQuery(api, eventId), staleTime: 0 });
    return findSamePerson(guests, guest);
  } catch (cause) {
    throw hasEndedSession(cause) ? cause : new NetworkError({ isUnsent: true, cause });
  }
}
