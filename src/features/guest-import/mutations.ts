import type { Api } from '../../api/client.ts';
import type { NewGuest } from './guest-row.ts';

/**
 * createGuest for one row. The guest list is read at the end, so the answer is only checked.
 * @throws Error where the answer has no guest: then only the list can tell whether it was created
 */
export async function sendGuest(api: Api, eventId: string, guest: NewGuest): Promise<void> {
  const { data } = await api.POST('/api/v1/events/{eventId}/guests', {
    params: { path: { eventId } },
    body: { ...guest },
  });
  if (!Array.isArray(data?.data) || data.data.length === 0) {
    throw new Error('createGuest answered without a guest');
  }
}
