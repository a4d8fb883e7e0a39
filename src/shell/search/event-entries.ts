import { CalendarLtr20Regular } from '@fluentui/react-icons/svg/calendar-ltr';
import { msg } from '@lingui/core/macro';
import type { SearchEntry } from './search-entry.ts';

/** With more events than this, their parts are omitted, because each event has several. */
const withPartsAtMost = 200;

const parts = [
  {
    id: 'invitation',
    title: msg({ message: 'Invitation', context: 'tab' }),
    getUrl: (id: string) => `/apps/event/${id}`,
  },
  { id: 'check-in', title: msg`Check-in`, getUrl: (id: string) => `/events/${id}/scan` },
  { id: 'links', title: msg`Send links`, getUrl: (id: string) => `/events/${id}/remind` },
  { id: 'import', title: msg`Import guests`, getUrl: (id: string) => `/events/guests/import?event=${id}` },
] as const;

/** The events, which open their guests, and their other parts: "layla check-in" leads directly to one. */
export function getEventEntries(events: readonly { id: string | undefined; name: string }[]): SearchEntry[] {
  const known = events.flatMap(({ id, name }) => (id === undefined ? [] : [{ id, name }]));
  const shared = { icon: CalendarLtr20Regular };
  return [
    ...known.map(({ id, name }): SearchEntry => ({
      ...shared,
      id: `event:${id}`,
      kind: 'event',
      title: name,
      keywords: msg`Guests`,
      url: `/events/guests/all?event=${id}`,
    })),
    ...(known.length > withPartsAtMost ? [] : known).flatMap(({ id, name }) =>
      parts.map((part): SearchEntry => ({
        ...shared,
        id: `event:${id} ${part.id}`,
        kind: 'page',
        title: part.title,
        detail: name,
        url: part.getUrl(id),
        isOnDemand: true,
      })),
    ),
  ];
}
