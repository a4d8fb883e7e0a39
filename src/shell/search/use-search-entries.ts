import { CalendarLtr20Regular } from '@fluentui/react-icons/svg/calendar-ltr';
import { Document20Regular } from '@fluentui/react-icons/svg/document';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { lastOpenedEvent } from '../../domain/event/last-opened-event.ts';
import { eventsQuery } from '../../domain/event/event-queries.ts';
import { loadTranslators } from '../../i18n/translators.ts';
import { useChangeSettings, useShell } from '../shell-context.ts';
import { getActionEntries } from './action-entries.ts';
import { createSearchedEntry, type SearchedEntry, type SearchEntry } from './search-entry.ts';

/** Data that is missing. It is the same at each render, so that the entries are prepared once. */
const none: readonly never[] = [];

/** An event that can be opened. */
export interface KnownEvent {
  id: string;
  name: string;
}

/** The events: first the open one, then the one opened last, so that "check-in" alone leads to its part. */
export function useKnownEvents(): readonly KnownEvent[] {
  const { userId } = useShell();
  const { eventId: inPath } = useParams({ strict: false });
  const { event: inSearch } = useSearch({ strict: false });
  const open = inPath ?? inSearch;
  const [lastOpened] = useState(lastOpenedEvent.read);
  const { data: events = none } = useQuery({ ...eventsQuery(useApi()), enabled: userId !== undefined });
  return useMemo(() => {
    const rank = ({ id }: KnownEvent) => (id === open ? 0 : id === lastOpened ? 1 : 2);
    return events
      .flatMap(({ id, name }) => (id === undefined ? [] : [{ id, name }]))
      .sort((one, other) => rank(one) - rank(other));
  }, [events, open, lastOpened]);
}

/** All that can be found but guests, with its texts in every loaded language. */
export function useSearchEntries(events: readonly KnownEvent[]): readonly SearchedEntry[] {
  const { i18n } = useLingui();
  const { userId, pages } = useShell();
  const change = useChangeSettings();
  const { data: others = none } = useQuery({
    queryKey: ['translators', i18n.locale],
    queryFn: () => loadTranslators(i18n.locale),
    staleTime: Infinity,
  });
  return useMemo(() => {
    const entries: SearchEntry[] = [
      ...getEventEntries(events),
      ...pages.flatMap(({ id, title, url, icon = Document20Regular }) =>
        title && url ? [{ id: `page:${id}`, kind: 'page' as const, title, icon, url }] : [],
      ),
      ...getActionEntries(userId, change),
    ];
    return entries.map((entry) => {
      const { title, keywords } = entry;
      const inAll = (text: MessageDescriptor) => [
        i18n._(text),
        ...others.map((translate) => translate(text)),
      ];
      const titles = typeof title === 'string' ? [title] : inAll(title);
      return createSearchedEntry(entry, titles, keywords && inAll(keywords));
    });
  }, [events, others, userId, pages, change, i18n]);
}

/** With more events than this, their parts are omitted, because each event has several. */
const maxEventsWithParts = 200;

const parts = [
  {
    id: 'invitation',
    title: msg({ message: 'Invitation', context: 'tab' }),
    getUrl: (id: string) => `/apps/event/${id}`,
  },
  {
    id: 'answers',
    title: msg({ message: 'Answers', context: 'tab' }),
    getUrl: (id: string) => `/apps/event/${id}?tab=answers`,
  },
  {
    id: 'messages',
    title: msg({ message: 'Messages', context: 'tab' }),
    getUrl: (id: string) => `/apps/event/${id}?tab=messages`,
  },
  { id: 'check-in', title: msg`Check-in`, getUrl: (id: string) => `/events/${id}/scan` },
  {
    id: 'links',
    title: msg`Remind`,
    keywords: msg({
      message: 'send links, share links, reminder',
      comment: 'Words that find the page that reminds guests in the search, separated by commas',
    }),
    getUrl: (id: string) => `/events/${id}/remind`,
  },
  {
    id: 'codes',
    title: msg`QR codes`,
    keywords: msg({
      message: 'barcode, stickers',
      comment: 'Words that find the page of QR codes in the search, separated by commas',
    }),
    getUrl: (id: string) => `/events/${id}/codes`,
  },
  {
    id: 'print',
    title: msg`Print or export guests`,
    getUrl: (id: string) => `/events/guests/print?event=${id}`,
  },
  { id: 'import', title: msg`Import guests`, getUrl: (id: string) => `/events/guests/import?event=${id}` },
  { id: 'copy', title: msg`Copy event`, getUrl: (id: string) => `/apps/event/new?copy=${id}` },
] as const;

/** The events, which open their guests, and their other parts: "layla check-in" leads directly to one. */
function getEventEntries(events: readonly KnownEvent[]): SearchEntry[] {
  const shared = { icon: CalendarLtr20Regular };
  return [
    ...events.map(({ id, name }): SearchEntry => ({
      ...shared,
      id: `event:${id}`,
      kind: 'event',
      title: name,
      keywords: msg`Guests`,
      url: `/events/guests/all?event=${id}`,
    })),
    ...(events.length > maxEventsWithParts ? [] : events).flatMap(({ id, name }) =>
      parts.map((part): SearchEntry => ({
        ...shared,
        id: `event:${id} ${part.id}`,
        kind: 'page',
        title: part.title,
        ...('keywords' in part && { keywords: part.keywords }),
        detail: name,
        url: part.getUrl(id),
        isOnDemand: true,
      })),
    ),
  ];
}
