import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../api/client.ts';
import { readEverybody } from './all-guests.ts';
import type { GuestDetails } from './guest-details.ts';
import { getFingerprint } from './person-keys.ts';

interface GuestList {
  api: Api;
  queryClient: QueryClient;
  eventId: string;
}

/** Reads the list, and returns whether it has somebody with this name and phone number, in whatever form. */
export async function isListed({ api, queryClient, eventId }: GuestList, details: GuestDetails) {
  const guests = await readEverybody(queryClient, api, eventId);
  return guests.some((guest) => getFingerprint(guest) === getFingerprint(details));
}
