import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../../api/client.ts';
import type { GuestCreate } from '../../api/schema.gen.ts';

interface Invitation {
  eventId: string;
  guest: GuestCreate;
}

/** createGuest. Returns the id of the event that has the guest now. */
export const inviteGuest = (api: Api, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: async ({ eventId, guest }: Invitation) => {
      await api.POST('/api/v1/events/{eventId}/guests', { params: { path: { eventId } }, body: guest });
      return eventId;
    },
    // Every list and count of guests may have changed.
    onSuccess: () => queryClient.invalidateQueries(),
  });
