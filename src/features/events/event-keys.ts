import { msg } from '@lingui/core/macro';
import { listenForKeys } from '../../ui/shortcuts.ts';

/** The focused card, and all cards, by the links of their names. */
const readCards = (grid: HTMLElement) => {
  const cards = [...grid.querySelectorAll('article')];
  const place = cards.findIndex((card) => card.contains(document.activeElement));
  return { cards, place };
};

const focusCard = (grid: HTMLElement, step: 1 | -1) => {
  const { cards, place } = readCards(grid);
  const next = Math.max(0, Math.min(place < 0 ? 0 : place + step, cards.length - 1));
  cards[next]?.querySelector<HTMLElement>('h2 a')?.focus();
};

/** `ref` for the cards of a list of events: the shortcuts of every list, j, k and e. */
export const listenForCardKeys = (grid: HTMLElement | null) =>
  grid
    ? listenForKeys([
        { key: 'j', label: msg`Next event`, run: () => focusCard(grid, 1) },
        { key: 'k', label: msg`Previous event`, run: () => focusCard(grid, -1) },
        {
          key: 'e',
          label: msg`Edit the event`,
          run: () => {
            const { cards, place } = readCards(grid);
            cards[place]?.querySelector<HTMLElement>('[data-edit]')?.click();
          },
        },
      ])(grid)
    : undefined;
