import { msg } from '@lingui/core/macro';
import { preferFocus } from '../../ui/page/focus.ts';
import { useShortcuts } from '../../ui/page/shortcuts.ts';

const selector = 'main article';
const getLink = (card: Element | undefined) => card?.querySelector<HTMLElement>('h2 a') ?? null;

/** The focused card, and all cards of the page, by the links of their names. */
const readCards = () => {
  const cards = [...document.querySelectorAll(selector)];
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
  preferFocus(() => getLink([...document.querySelectorAll(selector)].at(step === 1 ? 0 : -1)));
  turnTo(page + step);
}

/** The shortcuts of every list, j, k and e, for the cards of a list of events. */
export const useCardKeys = (keys: CardKeys) =>
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
