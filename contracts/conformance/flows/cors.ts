import type { Flow } from '../flow.ts';
import { routes } from '../../../mocks/backend/routes.gen.ts';
import { addGuest } from '../reads.ts';

const elsewhere = 'https://product.example.org';

export const corsFlows: Flow[] = [
  {
    name: 'a page of another origin may make every call, or none',
    screen: 'the whole product, where it is served from another origin',
    async run(kit) {
      const origin = kit.productOrigin ?? elsewhere;
      const eventId = await kit.newEvent();
      const guest = await addGuest(kit.organiser, eventId, { name: 'Grace' });
      const ids = { eventId, guestId: guest.id, messageId: 'none' };
      const read = ({ headers }: Response, name: string) =>
        (headers.get(`access-control-allow-${name}`) ?? '').toLowerCase();
      const allows = (response: Response) => ['*', origin].includes(read(response, 'origin'));
      const preflights = await Promise.all(
        Object.values(routes).map(async ({ method, path, open }) => {
          const address = path.replaceAll(/\{(\w+)\}/g, (_, name: keyof typeof ids) => ids[name]);
          const wanted = open ? ['content-type'] : ['authorization', 'content-type'];
          const headers = {
            origin,
            'access-control-request-method': method,
            'access-control-request-headers': wanted.join(','),
          };
          const response = await kit.ask(address, { method: 'OPTIONS', headers, redirect: 'manual' });
          return { what: `the preflight of ${method} ${path}`, method, wanted, response };
        }),
      );
      // A backend on the product's own origin needs none of this.
      if (kit.productOrigin === undefined && !preflights.some(({ response }) => allows(response))) return;
      for (const { what, method, wanted, response } of preflights) {
        const said = `${response.status}, access-control-allow-origin: ${read(response, 'origin') || 'none'}`;
        // Browsers follow no redirect of a preflight.
        const isMoved = response.status >= 300 && response.status < 400;
        kit.holds(`${what} is answered, not redirected`, !isMoved, response.status, response);
        kit.holds(`${what} allows the origin ${origin}`, response.ok && allows(response), said, response);
        // Browsers compare methods letter by letter, and `patch` is not PATCH (Fetch, "CORS-preflight fetch").
        const methods = response.headers.get('access-control-allow-methods') ?? '';
        const isSimple = ['GET', 'POST'].includes(method);
        const isAllowed = isSimple || methods.split(',').some((each) => ['*', method].includes(each.trim()));
        kit.holds(
          `${what} allows the method`,
          isAllowed,
          `access-control-allow-methods: ${methods}`,
          response,
        );
        const allowed = read(response, 'headers')
          .split(',')
          .map((each) => each.trim());
        for (const name of wanted) {
          const isAny = allowed.includes('*') && name !== 'authorization';
          const said = `access-control-allow-headers: ${allowed.join(', ')}`;
          kit.holds(`${what} allows ${name}`, isAny || allowed.includes(name), said, response);
        }
      }
      const headers = { origin, authorization: `Bearer ${kit.organiser.token}` };
      for (const [what, response] of [
        ['a success', await kit.send('getEvent', { ids, headers })],
        ['a public answer', await kit.send('getRsvp', { ids, headers: { origin } })],
        ['a 401', await kit.send('getMe', { headers: { origin } })],
        ['a 400', await kit.send('createEvent', { body: { name: '' }, headers })],
        ['a 201', await kit.send('createGuest', { ids, body: { name: 'Tariq' }, headers })],
        ['a 204', await kit.send('deleteGuest', { ids, headers })],
        ['a 404', await kit.send('getRsvp', { ids: { guestId: 'nobody' }, headers: { origin } })],
      ] as const)
        kit.holds(
          `${what} may be read by the origin ${origin}`,
          allows(response),
          `access-control-allow-origin: ${read(response, 'origin') || 'none'}`,
          response,
        );
    },
  },
];
