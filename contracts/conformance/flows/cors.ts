import type { Flow } from '../flow.ts';
import { routes } from '../../../mocks/backend/routes.gen.ts';
import { addGuest } from '../reads.ts';

const elsewhere = 'https://product.example.org';
const operations = Object.values(routes);

export const corsFlows: Flow[] = [
  {
    name: 'a page of another origin may make every call, or none',
    screen: 'the whole product, where it is served from another origin',
    async run(kit) {
      const origin = kit.productOrigin ?? elsewhere;
      const eventId = await kit.newEvent();
      const guest = await addGuest(kit.organiser, eventId, { name: 'Grace' });
      const ids = { eventId, guestId: guest.id, messageId: 'none' };
      const ask = async ({ method, path, open }: (typeof operations)[number]) => {
        const address = path.replaceAll(/\{(\w+)\}/g, (_, name: keyof typeof ids) => ids[name]);
        const wanted = open ? 'content-type' : 'authorization,content-type';
        const headers = {
          origin,
          'access-control-request-method': method,
          'access-control-request-headers': wanted,
        };
        return {
          what: `${method} ${path}`,
          method,
          response: await fetch(kit.origin + address, { method: 'OPTIONS', headers }),
        };
      };
      const allows = (response: Response) =>
        ['*', origin].includes(response.headers.get('access-control-allow-origin') ?? '');
      const preflights = [];
      for (const operation of operations) preflights.push(await ask(operation));
      // A backend on the product's own origin needs none of this.
      if (kit.productOrigin === undefined && !preflights.some(({ response }) => allows(response))) return;
      for (const { what, method, response } of preflights) {
        kit.holds(
          `the preflight of ${what} allows the origin`,
          response.ok && allows(response),
          `${response.status} ${response.headers.get('access-control-allow-origin')}`,
        );
        const methods = (response.headers.get('access-control-allow-methods') ?? '').toUpperCase();
        kit.holds(
          `the preflight of ${what} allows the method`,
          ['GET', 'POST'].includes(method) || methods.includes(method) || methods === '*',
          methods,
        );
        const allowed = (response.headers.get('access-control-allow-headers') ?? '').toLowerCase();
        for (const name of ['authorization', 'content-type'])
          kit.holds(
            `the preflight of ${what} allows ${name}`,
            allowed.includes(name) ||
              (allowed === '*' && name !== 'authorization') ||
              (name === 'authorization' && what.includes('/users/')) ||
              (name === 'authorization' && what.includes('rsvp')),
            allowed,
          );
      }
      const token = { authorization: `Bearer ${kit.organiser.token}` };
      for (const [what, response] of [
        ['a success', await kit.send('getEvent', { ids, headers: { origin, ...token } })],
        ['a public answer', await kit.send('getRsvp', { ids, headers: { origin } })],
        ['a 401', await kit.send('getMe', { headers: { origin } })],
        ['a 400', await kit.send('createEvent', { body: { name: '' }, headers: { origin, ...token } })],
        [
          'a 201',
          await kit.send('createGuest', { ids, body: { name: 'Tariq' }, headers: { origin, ...token } }),
        ],
        ['a 204', await kit.send('deleteGuest', { ids, headers: { origin, ...token } })],
        ['a 404', await kit.send('getRsvp', { ids: { guestId: 'nobody' }, headers: { origin } })],
      ] as const) {
        kit.holds(
          `${what} may be read by the origin`,
          allows(response),
          response.headers.get('access-control-allow-origin'),
        );
      }
    },
  },
];
