import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../../api/client.ts';
import type { CreateOnce } from '../../api/create-once.ts';
import type { GuestDetails } from '../../domain/guest-details.ts';
import { createGuest } from '../../domain/guest-mutations.ts';
import { isListed } from '../../features/guests/mutations.ts';

interface Invitation {
  eventId: string;
  guest: GuestDetails;
}

/** createGuest. Returns the id of the event that now has the guest. */
export const inviteGuest = (api: Api, queryClient: QueryClient, { create }: CreateOnce) =>
  mutationOptions({
    mutationFn: async ({ eventId, guest }: Invitation) => {
      await create(eventId, {
        send: () => createGuest(api, eventId, guest),
        isThere: () => isListed({ api, queryClient, eventId }, guest),
      });
      return eventId;
    },
    // Every list and count of guests may have changed.
    onSuccess: () => queryClient.invalidateQueries(),
  });
