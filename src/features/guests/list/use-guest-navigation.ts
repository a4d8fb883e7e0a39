import { useNavigate } from '@tanstack/react-router';
import { useHiddenIds } from '../../../shared/guest/hidden-guests.ts';
import { useTypedQuery } from '../../../ui/form/use-typed-query.ts';
import { continueRows, type TableEnd } from '../../../ui/table/row-focus.ts';
import { formatSort, type Sort } from '../../../ui/table/rows.ts';
import { guestColumns, type GuestSearch } from '../schema.ts';

/** The guest and the query in the address of a guest list, and the navigations that change its address. */
export function useGuestNavigation(search: GuestSearch) {
  const navigate = useNavigate();
  const hidden = useHiddenIds();
  // A guest with a pending delete cannot be changed, whatever the address says, because the change would be lost.
  const guest = search.guest === undefined || hidden.has(search.guest) ? undefined : search.guest;
  const { query, onSearch } = useTypedQuery(
    search.search ?? '',
    (text) =>
      void navigate({
        to: '.',
        search: (before) => ({ ...before, search: text || undefined, page: 1 }),
        replace: true,
        resetScroll: false,
      }),
  );
  return {
    guest,
    query,
    /** Called on each keystroke in the search. */
    onSearch,
    /** Opens a guest beside the list, or closes the open one. */
    openGuest: (id: string | undefined, edit?: true) =>
      void navigate({
        to: '.',
        search: (before) => ({ ...before, guest: id, edit }),
        replace: guest !== undefined,
        resetScroll: false,
      }),
    closeNewGuests: () =>
      void navigate({ to: '.', search: (before) => ({ ...before, add: undefined }), resetScroll: false }),
    /** Turns to the next page after the last row, or to the previous one before the first. */
    turnPage: (end: TableEnd, place: { page: number; pages: number }) =>
      continueRows(
        end,
        place,
        (page) => void navigate({ to: '.', search: (before) => ({ ...before, page }) }),
        guest !== undefined,
      ),
  };
}

/** Returns a function that writes the order of a guest list into the address, and turns to the first page. */
export function useSortNavigation() {
  const navigate = useNavigate();
  return (sort: Sort) =>
    void navigate({
      to: '.',
      search: (before) => ({ ...before, sort: formatSort(guestColumns, sort), page: 1 }),
      replace: true,
      resetScroll: false,
    });
}
