import { changeResult, changeCall, type HandlerResult, type Mutant, changeText } from './mutant.ts';

interface Page {
  docs: Record<string, unknown>[];
  totalDocs: number;
  totalPages: number;
  page: number;
  limit: number;
}
const getPage = ({ body }: HandlerResult) => body?.data as Page;
const changePage = (result: HandlerResult, change: (data: Page) => Partial<Page>): HandlerResult => ({
  ...result,
  body: { ...result.body, data: { ...getPage(result), ...change(getPage(result)) } },
});
const pagesFlow = 'pages cover each list';
const filterFlow = 'the filters part';

const lists = ['listGuests', 'listGuestDiscrepancies'] as const;
const changePages = (name: string, change: (data: Page) => Partial<Page>): Mutant[] =>
  lists.map((id) => ({
    name: `${id} ${name}`,
    flow: pagesFlow,
    alteration: changeResult(id, (result) => changePage(result, change)),
  }));
const changeQuery = (name: string, change: (query: Record<string, number>) => object): Mutant[] =>
  lists.map((id) => ({
    name: `${id} ${name}`,
    flow: pagesFlow,
    alteration: changeCall(id, (call) => ({
      ...call,
      query: { ...call.query, ...change(call.query as Record<string, number>) },
    })),
  }));
const ignoreQueryParameter = (name: string, flow = filterFlow): Mutant => ({
  name: `listGuests ignores ${name}`,
  flow,
  alteration: changeCall('listGuests', ({ query: { [name]: _ignored, ...query }, ...call }) => ({
    ...call,
    query,
  })),
});

export const readMutants: Mutant[] = [
  ...changePages('gives no total of all pages', ({ docs }) => ({ totalDocs: docs.length })),
  ...changePages('counts pages wrong', () => ({ totalPages: 1 })),
  ...changePages('calls every page the first', () => ({ page: 1 })),
  ...changePages('turns every page around', ({ docs, page }) => ({
    docs: page % 2 === 0 ? docs.toReversed() : docs,
  })),
  ...changePages('gives one row too few', ({ docs }) => ({ docs: docs.slice(1) })),
  ...changePages('gives a row twice', ({ docs }) => ({
    docs: docs.map((row, n) => (n === 1 ? (docs[0] ?? row) : row)),
  })),
  ...changePages('shuffles its rows', ({ docs, limit }) => ({
    docs: docs.toSorted((a, b) => (String(a._id) < String(b._id) ? limit - 50 : 50 - limit)),
  })),
  ...changeQuery('ignores the page', () => ({ page: 1 })),
  ...changeQuery('ignores the limit', () => ({ limit: 25 })),
  ...changeQuery('gives fifty rows at most', ({ limit = 0 }) => ({ limit: Math.min(limit, 50) })),
  ...changeQuery('counts pages from 0', ({ page = 1 }) => ({ page: page + 1 })),
  ...changeQuery('repeats the last page past the end', ({ page = 1, limit = 25 }) => ({
    page: Math.min(page, Math.ceil(28 / limit)),
  })),
  ignoreQueryParameter('rsvpConfirmed'),
  ignoreQueryParameter('isWAPhone'),
  {
    name: 'listGuests counts silence as a refusal',
    flow: filterFlow,
    alteration: changeResult('listGuests', (result, call, db) => {
      if (call.query.rsvpConfirmed !== false) return result;
      const docs = db.guests
        .all()
        .filter(({ event, rsvpCount }) => event === call.params.eventId && !rsvpCount);
      return changePage(result, () => ({ docs, totalDocs: docs.length }));
    }),
  },
  {
    name: 'listGuests turns rsvpConfirmed around',
    flow: filterFlow,
    alteration: changeCall('listGuests', (call) =>
      'rsvpConfirmed' in call.query
        ? { ...call, query: { ...call.query, rsvpConfirmed: !call.query.rsvpConfirmed } }
        : call,
    ),
  },
  {
    name: 'listGuests turns isWAPhone around',
    flow: filterFlow,
    alteration: changeCall('listGuests', (call) =>
      'isWAPhone' in call.query ? { ...call, query: { ...call.query, isWAPhone: true } } : call,
    ),
  },
  {
    name: 'listGuests counts a filter as the whole',
    flow: filterFlow,
    alteration: changeResult('listGuests', (result, call, db) =>
      changePage(result, () => ({
        totalDocs: db.guests.all().filter(({ event }) => event === call.params.eventId).length,
      })),
    ),
  },
  {
    name: 'listGuests has the guests of every event',
    flow: filterFlow,
    alteration: changeResult('listGuests', (result, _, db) =>
      changePage(result, () => ({ docs: db.guests.all().slice(-100) })),
    ),
  },
  {
    name: 'listGuestDiscrepancies has everybody',
    flow: 'do not add up',
    alteration: changeResult('listGuestDiscrepancies', (result, call, db) =>
      changePage(result, () => ({
        docs: db.guests.all().filter(({ event }) => event === call.params.eventId),
      })),
    ),
  },
  {
    name: 'listGuestDiscrepancies has nobody',
    flow: 'do not add up',
    alteration: changeResult('listGuestDiscrepancies', (result) =>
      changePage(result, () => ({ docs: [], totalDocs: 0 })),
    ),
  },
  {
    name: 'listEvents stops after 25',
    flow: 'whole and in one order',
    alteration: changeResult('listEvents', (result) =>
      changePage(result, ({ docs }) => ({ docs: docs.slice(0, 25) })),
    ),
  },
  {
    name: 'listEvents changes its order',
    flow: 'whole and in one order',
    alteration: changeResult('listEvents', (result) =>
      changePage(result, ({ docs }) => ({ docs: docs.toSorted(() => Math.random() - 0.5) })),
    ),
  },
  {
    name: 'listMessages has the newest first',
    flow: 'messages are kept',
    alteration: changeResult('listMessages', (result) =>
      changePage(result, ({ docs }) => ({ docs: docs.toReversed() })),
    ),
  },
  {
    name: 'listMessages stops after 10',
    flow: 'messages are kept',
    alteration: changeResult('listMessages', (result) =>
      changePage(result, ({ docs }) => ({ docs: docs.slice(0, 10) })),
    ),
  },
  {
    name: 'ids are numbers',
    flow: 'a guest is kept',
    alteration: changeText(['listGuests', 'getGuest', 'createGuest'], (text) =>
      text.replaceAll(/"_id":"f0*(\w+)"/g, '"_id":1'),
    ),
  },
  {
    name: 'ids are true',
    flow: 'an event is kept',
    alteration: changeText(['listEvents', 'createEvent'], (text) =>
      text.replaceAll(/"_id":"\w+"/g, '"_id":true'),
    ),
  },
];
