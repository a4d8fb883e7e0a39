import {
  type Alterations,
  addSideEffect,
  changeCall,
  changeData,
  findGuest,
  findGuests,
  loseFields,
  type Mutants,
  original,
  replace,
} from './mutant.ts';

type Row = Record<string, unknown>;
interface Page {
  docs: Row[];
  page: number;
  limit: number;
  totalDocs: number;
}

/** A mutant of the whole list and one of the discrepancies. */
const bothLists = (name: string, change: (page: Page) => Row): Alterations =>
  Object.fromEntries(
    (['listGuests', 'listGuestDiscrepancies'] as const).map((id) => [
      `${id} ${name}`,
      changeData(id, (data) => change(data as unknown as Page)),
    ]),
  );

/** @param sort the whole list, or that of a filter */
const reorder = (sort: (rows: Row[], isFiltered: boolean) => Row[]) =>
  replace('listGuests', (db, call) => {
    const { limit, page, ...filters } = call.query as { limit: number; page: number };
    const all = original.listGuests(db, { ...call, query: { ...filters, limit: 10_000, page: 1 } });
    const docs = sort(
      (all.body?.data as { docs?: Row[] } | undefined)?.docs ?? [],
      'rsvpConfirmed' in filters,
    );
    const data = { docs: docs.slice((page - 1) * limit, page * limit), totalDocs: docs.length };
    return { status: 200, body: { data } };
  });

export const listMutants: Mutants = {
  'pages cover each list once, in one order, with the right totals': {
    ...loseFields('listGuests', 'docs', 'totalDocs'),
    ...bothLists('counts the rows of one page', ({ docs }) => ({ totalDocs: docs.length })),
    'listGuests has an empty last page': changeData('listGuests', ({ totalDocs }, { query }) => ({
      totalPages: Math.floor(Number(totalDocs) / Number(query.limit)) + 1,
    })),
    ...bothLists('calls every page the first', () => ({ page: 1 })),
    ...bothLists('turns every second page around', ({ docs, page }) => ({
      docs: page % 2 === 0 ? docs.toReversed() : docs,
    })),
    'the filters have the reverse order': reorder((rows, isFiltered) =>
      isFiltered ? rows.toReversed() : rows,
    ),
    'deleteEvent leaves the links of all but 100 guests': replace('deleteEvent', (db, call) => {
      const rest = findGuests(db, call).slice(100);
      const result = original.deleteEvent(db, call);
      const event = db.events.all()[0]?._id ?? '';
      for (const guest of rest) db.guests.put({ ...guest, event });
      return result;
    }),
    'a guest who answers moves to the end of the list': addSideEffect('saveRsvp', (db, call) => {
      const guest = findGuest(db, call);
      if (!guest) return;
      db.guests.remove(guest._id);
      db.guests.put(guest);
    }),
  },
  'the filters part the list, and answers move guests between them': {
    ...loseFields('listGuests', 'rsvpCount'),
    'listGuests ignores rsvpConfirmed': changeCall(
      'listGuests',
      ({ query: { rsvpConfirmed: _confirmed, ...query } }) => ({ query }),
    ),
    'listGuests counts silence as a refusal': changeData('listGuests', (_, call, db) => {
      if (call.query.rsvpConfirmed !== false) return undefined;
      const docs = findGuests(db, call).filter(({ rsvpCount }) => !rsvpCount);
      return { docs, totalDocs: docs.length };
    }),
  },
  'guests with discrepancies are listed with texts': {
    ...loseFields('listGuestDiscrepancies', 'discrepancies'),
    'updateGuest keeps the discrepancies that it is sent': addSideEffect('updateGuest', (db, call) => {
      const guest = findGuest(db, call);
      if (guest) db.guests.put({ ...guest, remarks: (call.body.discrepancies as string[]) ?? [] });
    }),
    'listGuestDiscrepancies has everybody': changeData('listGuestDiscrepancies', (_, call, db) => ({
      docs: findGuests(db, call),
    })),
  },
};
