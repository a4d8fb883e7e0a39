import { msg } from '@lingui/core/macro';
import { useNavigate } from '@tanstack/react-router';
import type { EventSummary } from '../../../domain/event/event.ts';
import { Pager } from '../../../ui/layout/Pager.tsx';
import { getRowKeys } from '../../../ui/table/rows.ts';
import { slicePage } from '../../../ui/layout/paging.ts';
import { EventCard } from './EventCard.tsx';
import styles from './event-list.module.css';
import { preferFocus } from '../../../ui/keyboard/focus.ts';
import { useShortcuts } from '../../../ui/keyboard/shortcuts.ts';

interface EventGridProps {
  events: readonly EventSummary[];
  leadsTo: 'answers' | 'guests';
  /** The page and its size in the address. */
  page: number;
  limit: number;
}

/** One page of the events as cards. */
export function EventGrid({ events, leadsTo, ...address }: EventGridProps) {
  const navigate = useNavigate();
  const { rows, ...place } = slicePage(events, address);
  const keys = getRowKeys(rows);
  const turnTo = (page: number) => void navigate({ to: '.', search: (before) => ({ ...before, page }) });
  useCardKeys({ ...place, turnTo });
  return (
    <>
      <ul className={styles.grid}>
        {rows.map((event, at) => (
          <li key={keys[at]}>
            <EventCard event={event} leadsTo={leadsTo} />
          </li>
        ))}
      </ul>
      <Pager {...place} limit={address.limit} rows={rows.length} />
    </>
  );
}

const cardSelector = 'main article';
const getLink = (card: Element | undefined) => card?.querySelector<HTMLElement>('h2 a') ?? null;

/** The focused card, and all cards of the page, by the links of their names. */
const readCards = () => {
  const cards = [...document.querySelectorAll(cardSelector)];
  const place = cards.findIndex((card) => card.contains(document.activeElement));
  return { cards, place };
};

interface CardKeys {
  page: number;
  pages: number;
  turnTo(page: number): void;
}

function focusCard(step: 1 | -1, { page, pages, turnTo }: CardKeys) {
  const { cards, place } = readCards();
  const next = place < 0 ? cards[0] : cards[place + step];
  if (next) return getLink(next)?.focus();
  if (page + step < 1 || page + step > pages) return;
  preferFocus(() => getLink([...document.querySelectorAll(cardSelector)].at(step === 1 ? 0 : -1)));
  turnTo(page + step);
}

/** The shortcuts of every list, j, k and e, for the cards of a list of events. */
const useCardKeys = (keys: CardKeys) =>
  useShortcuts([
    { key: 'j', label: msg`Next event`, run: () => focusCard(1, keys) },
    { key: 'k', label: msg`Previous event`, run: () => focusCard(-1, keys) },
    {
      key: 'e',
      label: msg`Edit the event`,
      run: () => {
        const { cards, place } = readCards();
        cards[place]?.querySelector<HTMLElement>('[data-edit]')?.click();
      },
    },
  ]);
