import { guestFilters } from '../../../src/domain/guest/guest-filter.ts';
import type { Flow } from '../flow.ts';
import { expected, fill, createPhone, getRow, rows } from '../guest-rows.ts';
import { describeError } from '../mismatch.ts';
import {
  addGuest,
  allGuests,
  answer,
  changeGuest,
  getEvent,
  getGuest,
  guestPage,
  namesIn,
  fetchInvitation,
} from '../reads.ts';

export const listFlows: Flow[] = [
  {
    name: 'pages cover each list once, in one order, with the right totals',
    screen: 'Guests (/events/guests/…): the pager, and the search over all pages',
    assumes: ['A3', 'A20', 'A24'],
    async run(kit) {
      const { organiser, same } = kit;
      const id = await kit.newEvent();
      const { rowById, invited, confirmed } = await fill(kit, id);
      let wholeOrder: string[] = [];
      for (const filter of guestFilters) {
        const orders: string[][] = [];
        for (const limit of [25, 50, 100]) {
          const pages = Math.ceil(expected[filter] / limit);
          const ids: string[] = [];
          for (let page = 1; page <= pages; page += 1) {
            const list = await guestPage(organiser, id, { filter, page, limit });
            const what = `${filter}, page ${page} of ${limit} a page`;
            same(
              what,
              { totalDocs: list.total, page: list.page, totalPages: list.pages, rowsTooMany: list.surplus },
              { totalDocs: expected[filter], page, totalPages: pages, rowsTooMany: 0 },
            );
            same(`${what}: rows`, list.guests.length, Math.min(limit, expected[filter] - (page - 1) * limit));
            for (const guest of list.guests) same(`${what}: a row`, getRow(guest), rowById.get(guest.id));
            ids.push(...list.guests.map((guest) => guest.id ?? ''));
          }
          same(`${filter}, ${limit} a page: nobody twice`, new Set(ids).size, expected[filter]);
          orders.push(ids);
        }
        same(`${filter}: one order at each size of page`, orders, Array(3).fill(orders[0]));
        if (filter === 'all') wholeOrder = orders[0] ?? [];
        const found = new Set(orders[0]);
        const inOrder = wholeOrder.filter((each) => found.has(each));
        same(`${filter}: the order of the whole list`, orders[0], inOrder);
        const past = await guestPage(organiser, id, { filter, page: 40 });
        same(`${filter}, page 40 is past the end: docs`, past.guests.length, 0);
        same(`${filter}, page 40 is past the end: totalDocs`, past.total, expected[filter]);
      }
      // The product does not show an empty last page; other clients do.
      const { data } = await organiser.api.GET('/api/v1/events/{eventId}/guests', {
        params: { path: { eventId: id }, query: { limit: 25, page: 1 } },
      });
      same(`totalPages of ${rows} guests, 25 a page`, data?.data.totalPages ?? rows / 25, rows / 25);
      same('the whole list is found', (await allGuests(organiser, id)).length, rows);
      const counted = (await getEvent(organiser, id)).analytics;
      const { accepted, rejected } = expected;
      const sums = { total: rows, accepted, rejected, invitees: invited, confirmed };
      same('the event counts the guests of all pages', counted, sums);
      const listLastPage = async () =>
        (await guestPage(organiser, id, { page: 6 })).guests.map((guest) => guest.id);
      const before = await listLastPage();
      const first = String(before[0]);
      await changeGuest(organiser, id, first, { name: 'ZZ' });
      same('a guest of the last page changes', (await getGuest(organiser, id, first)).name, 'ZZ');
      same('a row stays at its place when its guest is renamed', await listLastPage(), before);
      await answer(kit.guestApi, first, 1);
      same('and when its guest answers', await listLastPage(), before);
      await kit.remove([{ id }]);
      const links = wholeOrder.filter((_, n) => n % 15 === 0 || n === rows - 1);
      for (const link of links) {
        const invitation = await fetchInvitation(kit.guestApi, link);
        same(`the link of a guest after deleteEvent with ${rows} guests`, invitation, 'not-valid');
      }
    },
  },
  {
    name: 'the filters part the list, and answers move guests between them',
    screen: 'Guests (/events/guests/accepted, /rejected, /isWAPhone)',
    assumes: ['A16', 'A18'],
    async run(kit) {
      const { organiser, guestApi, same } = kit;
      const id = await kit.newEvent();
      const other = await kit.newEvent({ name: 'Another one' });
      const stranger = await addGuest(organiser, other, {
        name: 'Stranger',
        isWAPhone: false,
        inviteeOnCard: 9,
      });
      await answer(guestApi, stranger.id, 1);
      const [grace, tariq, salma] = [
        await addGuest(organiser, id, { name: 'Grace' }),
        await addGuest(organiser, id, { name: 'Tariq' }),
        await addGuest(organiser, id, { name: 'Salma', isWAPhone: false }),
      ];
      const expectLists = async (
        when: string,
        accepted: string[],
        rejected: string[],
        offWhatsApp: string[],
      ) => {
        same(`accepted, ${when}`, await namesIn(organiser, id, 'accepted'), accepted);
        same(`rejected, ${when}`, await namesIn(organiser, id, 'rejected'), rejected);
        same(`not on WhatsApp, ${when}`, await namesIn(organiser, id, 'isWAPhone'), offWhatsApp);
        same(`all, ${when}`, await namesIn(organiser, id), ['Grace', 'Salma', 'Tariq']);
      };
      await expectLists('before any answer', [], [], ['Salma']);
      await answer(guestApi, grace.id, 2);
      await answer(guestApi, tariq.id, 0);
      await expectLists('after a yes and a no', ['Grace'], ['Tariq'], ['Salma']);
      await answer(guestApi, grace.id, 0);
      await answer(guestApi, tariq.id, 1);
      await expectLists('after both changed their mind', ['Tariq'], ['Grace'], ['Salma']);
      await changeGuest(organiser, id, grace.id, { rsvpCount: null });
      await changeGuest(organiser, id, salma.id, { isWAPhone: true });
      await changeGuest(organiser, id, tariq.id, { isWAPhone: false });
      await expectLists('after an answer was taken back', ['Tariq'], [], ['Tariq']);
      await changeGuest(organiser, id, salma.id, { rsvpCount: 1, rsvpConfirmed: true });
      await changeGuest(organiser, id, grace.id, { rsvpCount: 0, rsvpConfirmed: false });
      await expectLists('after two came by phone', ['Salma', 'Tariq'], ['Grace'], ['Tariq']);
      await changeGuest(organiser, id, salma.id, { rsvpCount: null });
      const page = await guestPage(organiser, id, { filter: 'accepted' });
      same(
        'the rows of a filter have their answer',
        page.guests.map((guest) => guest.answer),
        [{ kind: 'coming', count: 1 }],
      );
      same('the total of a filter counts the filter', page.total, 1);
    },
  },
  {
    name: 'guests with discrepancies are listed with texts',
    screen: 'Guests (/events/guests/discrepancies)',
    assumes: ['A8', 'A22', 'A24'],
    async run(kit) {
      const { organiser, same } = kit;
      const id = await kit.newEvent();
      const card = { invitees: 4, inviteeOnCard: 3 };
      const grace = await addGuest(organiser, id, { name: 'Grace', phone: createPhone(1), ...card });
      const tariq = await addGuest(organiser, id, { name: 'Tariq', phone: createPhone(2), invitees: 4 });
      await answer(kit.guestApi, tariq.id, 4);
      const listed = await guestPage(organiser, id, { filter: 'discrepancies' });
      same(
        'a card with another number does not add up',
        listed.guests.map(({ name }) => name),
        ['Grace'],
      );
      kit.holds(
        'discrepancies of a guest that does not add up has a text at least',
        listed.guests.every(
          ({ discrepancies }) => discrepancies.length > 0 && discrepancies.every((words) => words !== ''),
        ),
        listed.guests[0]?.discrepancies,
      );
      const readWhole = async () =>
        (await guestPage(organiser, id)).guests
          .map(({ name, discrepancies }) => `${name} ${discrepancies.length > 0}`)
          .toSorted();
      same('the whole list says so too', await readWhole(), ['Grace true', 'Tariq false']);
      await changeGuest(organiser, id, grace.id, { inviteeOnCard: 4 });
      same('a corrected card adds up', await namesIn(organiser, id, 'discrepancies'), []);
      same('discrepancies after it, in the whole list', await readWhole(), ['Grace false', 'Tariq false']);
      const lowered = changeGuest(organiser, id, tariq.id, { invitees: 2, inviteeOnCard: 2 });
      same(
        'fewer are invited than have answered, and the answer is sent back unchanged (A22)',
        await lowered.then(() => 'saved', describeError),
        'saved',
      );
      same('an answer above the number does not', await namesIn(organiser, id, 'discrepancies'), ['Tariq']);
      same('the guest is still one who comes', await namesIn(organiser, id, 'accepted'), ['Tariq']);
      const invitation = await fetchInvitation(kit.guestApi, tariq.id);
      same('and the link shows it', typeof invitation === 'object' && invitation.saved, 4);
    },
  },
];
