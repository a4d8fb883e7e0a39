import { Document20Regular } from '@fluentui/react-icons/svg/document';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../../api/use-api.ts';
import { eventsQuery } from '../../domain/event-queries.ts';
import { loadTranslators } from '../../i18n/translators.ts';
import { useShell } from '../shell-context.ts';
import { getActionEntries } from './action-entries.ts';
import { getEventEntries } from './event-entries.ts';
import { createSearchedEntry, type SearchedEntry, type SearchEntry } from './search-entry.ts';

/** Data that is missing. It is the same at each render, so that the entries are prepared once. */
const none: readonly never[] = [];

/** All that can be found but guests, with its texts in every loaded language. */
export function useSearchEntries(): readonly SearchedEntry[] {
  const { i18n } = useLingui();
  const shell = useShell();
  const api = useApi();
  const { data: events = none } = useQuery({ ...eventsQuery(api), enabled: shell.userId !== undefined });
  const { data: others = none } = useQuery({
    queryKey: ['translators', i18n.locale],
    queryFn: () => loadTranslators(i18n.locale),
    staleTime: Infinity,
  });
  return useMemo(() => {
    const entries: SearchEntry[] = [
      ...getEventEntries(events),
      ...shell.pages.flatMap(({ id, title, url, icon = Document20Regular }) =>
        title && url ? [{ id: `page:${id}`, kind: 'page' as const, title, icon, url }] : [],
      ),
      ...getActionEntries(shell),
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
  }, [events, others, shell, i18n]);
}
