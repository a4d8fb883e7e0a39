import { answering, asking, type Answer, type Mutant, saying } from './mutant.ts';

interface Page {
  docs: Record<string, unknown>[];
  totalDocs: number;
  totalPages: number;
  page: number;
  limit: number;
}
const page = ({ body }: Answer) => body?.data as Page;
const withPage = (answer: Answer, change: (data: Page) => Partial<Page>): Answer => ({
  ...answer,
  body: { ...answer.body, data: { ...page(answer), ...change(page(answer)) } },
});
const pages = 'pages cover each list';
const parts = 'the filters part';

const lists = ['listGuests', 'listGuestDiscrepancies'] as const;
const inPages = (name: string, change: (data: Page) => Partial<Page>): Mutant[] =>
  lists.map((id) => ({
    name: `${id} ${name}`,
    flow: pages,
    alteration: answering(id, (answer) => withPage(answer, change)),
  }));
const inQuery = (name: string, change: (query: Record<string, number>) => object): Mutant[] =>
  lists.map((id) => ({
    name: `${id} ${name}`,
    flow: pages,
    alteration: asking(id, (call) => ({
      ...call,
      query: { ...call.query, ...change(call.query as Record<string, number>) },
    })),
  }));
const noQuery = (name: string, flow = parts): Mutant => ({
  name: `listGuests ignores ${name}`,
  flow,
  alteration: asking('listGuests', ({ query: { [name]: _ignored, ...query }, ...call }) => ({
    ...call,
    query,
  })),
});

export const readMutants: Mutant[] = [
  ...inPages('gives no total of all pages', ({ docs }) => ({ totalDocs: docs.length })),
  ...inPages('counts pages wrong', () => ({ totalPages: 1 })),
  ...inPages('calls every page the first', () => ({ page: 1 })),
  ...inPages('turns every page around', ({ docs, page }) => ({
    docs: page % 2 === 0 ? docs.toReversed() : docs,
  })),
  ...inPages('gives one row too few', ({ docs }) => ({ docs: docs.slice(1) })),
  ...inPages('gives a row twice', ({ docs }) => ({
    docs: docs.map((row, n) => (n === 1 ? (docs[0] ?? row) : row)),
  })),
  ...inPages('shuffles its rows', ({ docs, limit }) => ({
    docs: docs.toSorted((a, b) => (String(a._id) < String(b._id) ? limit - 50 : 50 - limit)),
  })),
  ...inQuery('ignores the page', () => ({ page: 1 })),
  ...inQuery('ignores the limit', () => ({ limit: 25 })),
  ...inQuery('gives fifty rows at most', ({ limit = 0 }) => ({ limit: Math.min(limit, 50) })),
  ...inQuery('counts pages from 0', ({ page = 1 }) => ({ page: page + 1 })),
  ...inQuery('repeats the last page past the end', ({ page = 1, limit = 25 }) => ({
    page: Math.min(page, Math.ceil(28 / limit)),
  })),
  noQuery('rsvpConfirmed'),
  noQuery('isWAPhone'),
  {
    name: 'listGuests counts silence as a refusal',
    flow: parts,
    alteration: answering('listGuests', (answer, call, db) => {
      if (call.query.rsvpConfirmed !== false) return answer;
      const docs = db.guests
        .all()
        .filter(({ event, rsvpCount }) => event === call.params.eventId && !rsvpCount);
      return withPage(answer, () => ({ docs, totalDocs: docs.length }));
    }),
  },
  {
    name: 'listGuests turns rsvpConfirmed around',
    flow: parts,
    alteration: asking('listGuests', (call) =>
      'rsvpConfirmed' in call.query
        ? { ...call, query: { ...call.query, rsvpConfirmed: !call.query.rsvpConfirmed } }
        : call,
    ),
  },
  {
    name: 'listGuests turns isWAPhone around',
    flow: parts,
    alteration: asking('listGuests', (call) =>
      'isWAPhone' in call.query ? { ...call, query: { ...call.query, isWAPhone: true } } : call,
    ),
  },
  {
    name: 'listGuests counts a filter as the whole',
    flow: parts,
    alteration: answering('listGuests', (answer, call, db) =>
      withPage(answer, () => ({
        totalDocs: db.guests.all().filter(({ event }) => event === call.params.eventId).length,
      })),
    ),
  },
  {
    name: 'listGuests has the guests of every event',
    flow: parts,
    alteration: answering('listGuests', (answer, _, db) =>
      withPage(answer, () => ({ docs: db.guests.all().slice(-100) })),
    ),
  },
  {
    name: 'listGuestDiscrepancies has everybody',
    flow: 'do not add up',
    alteration: answering('listGuestDiscrepancies', (answer, call, db) =>
      withPage(answer, () => ({
        docs: db.guests.all().filter(({ event }) => event === call.params.eventId),
      })),
    ),
  },
  {
    name: 'listGuestDiscrepancies has nobody',
    flow: 'do not add up',
    alteration: answering('listGuestDiscrepancies', (answer) =>
      withPage(answer, () => ({ docs: [], totalDocs: 0 })),
    ),
  },
  {
    name: 'listEvents stops after 25',
    flow: 'whole and in one order',
    alteration: answering('listEvents', (answer) =>
      withPage(answer, ({ docs }) => ({ docs: docs.slice(0, 25) })),
    ),
  },
  {
    name: 'listEvents changes its order',
    flow: 'whole and in one order',
    alteration: answering('listEvents', (answer) =>
      withPage(answer, ({ docs }) => ({ docs: docs.toSorted(() => Math.random() - 0.5) })),
    ),
  },
  {
    name: 'listMessages has the newest first',
    flow: 'messages are kept',
    alteration: answering('listMessages', (answer) =>
      withPage(answer, ({ docs }) => ({ docs: docs.toReversed() })),
    ),
  },
  {
    name: 'listMessages stops after 10',
    flow: 'messages are kept',
    alteration: answering('listMessages', (answer) =>
      withPage(answer, ({ docs }) => ({ docs: docs.slice(0, 10) })),
    ),
  },
  {
    name: 'ids are numbers',
    flow: 'a guest is kept',
    alteration: saying(['listGuests', 'getGuest', 'createGuest'], (text) =>
      text.replaceAll(/"_id":"f0*(\w+)"/g, '"_id":1'),
    ),
  },
  {
    name: 'ids are true',
    flow: 'an event is kept',
    alteration: saying(['listEvents', 'createEvent'], (text) =>
      text.replaceAll(/"_id":"\w+"/g, '"_id":true'),
    ),
  },
];
