import { useRouter } from '@tanstack/react-router';
import { type ComponentProps, useEffect, useState } from 'react';
import { useCheckInList } from '../../features/check-in/arrivals/check-in-list.ts';
import { openKeptList } from '../../features/check-in/arrivals/kept-list.ts';
import { KeptListNotice } from '../../features/check-in/KeptListNotice.tsx';
import { KeptGuestList } from '../../features/guests/list/KeptGuestList.tsx';

interface KeptGuestsProps extends Pick<ComponentProps<typeof KeptGuestList>, 'filter' | 'search'> {
  user: { uid: string };
}

/** The guests of an event while the server cannot be reached: the list of check-in, which looks for the server. */
export function KeptGuests({ user, ...view }: KeptGuestsProps) {
  const router = useRouter();
  const { event: eventId } = view.search;
  const [keptAt] = useState(() => openKeptList(user.uid, eventId).read()?.at);
  const { list } = useCheckInList(eventId, user);
  const at = list?.at;
  // The server has answered, with a list or a refusal: the page can be loaded.
  useEffect(() => {
    if (at !== keptAt) void router.invalidate();
  }, [at, keptAt, router]);
  return list && <KeptGuestList {...view} guests={list.guests} notice={<KeptListNotice at={list.at} />} />;
}
