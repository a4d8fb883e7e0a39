import type { I18n } from '@lingui/core';
import { describeCriteria, filterLabels } from '../../domain/guest/filter-labels.ts';
import type { PrintSearch } from './schema.ts';

/** The filters that a list may have beside the filter of its tab. */
export type ListView = Omit<PrintSearch, 'event' | 'filter'>;

/** Which guests a list has, in words: “Not answered · Not on WhatsApp”; '' for all of them. */
export function describeList(
  i18n: I18n,
  { filter, answer, search = '', ...criteria }: Omit<PrintSearch, 'event'>,
): string {
  const texts = [
    filter !== 'all' && filterLabels[filter],
    answer && filterLabels[answer],
    ...Object.values(describeCriteria(criteria)),
  ].flatMap((text) => (text ? i18n._(text) : []));
  if (search.trim() !== '') texts.push(`“${search.trim()}”`);
  return texts.join(' · ');
}
