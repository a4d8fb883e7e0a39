import { savePreference } from '../../../src/features/session/save-preference.ts';
import { readMe } from '../../../src/features/session/queries.ts';
import { hasExpired, readClaims, skewOf } from '../../../src/features/session/token.ts';
import type { Flow } from '../flow.ts';
import type { Kit } from '../kit.ts';
import { createCredentials, register, signIn } from '../person.ts';

const refusals = [400, 401, 403, 404, 409, 422];
/** A field with a password or what was made from it; when it was changed is no secret. */
const secret = /"\w*(?:password|passwd|hash|salt|secret)(?!\w*(?:At|Date)")\w*"\s*:/i;
const roles = new Set(['admin', 'staff', 'user']);

/** Expects the product to keep a fresh token; it discards expired ones. */
function expectToHold({ holds }: Kit, token: string) {
  const claims = readClaims(token);
  const now = Date.now() / 1000;
  const isOver = claims === undefined || hasExpired(claims, now, skewOf(claims, now));
  holds('a fresh token is not over: its iat and exp are seconds since 1970', !isOver, claims ?? 'no JWT');
}

export const sessionFlows: Flow[] = [
  {
    name: 'a new account signs in, and is who it says',
    screen: 'Register (/register) and Login (/login)',
    assumes: ['A9', 'A10', 'A12'],
    async run(kit) {
      const { guestApi, same, holds } = kit;
      const [layla, omar] = [
        createCredentials(`Layla "O'Haddad" & ليلى 👩‍👩‍👧 <b>`),
        createCredentials('Omar Aziz'),
      ];
      const registered = await register(guestApi, layla);
      await register(guestApi, omar);
      const me = await readMe(kit.personWith(registered.token).api);
      same(
        'the token of a registration is its account’s',
        [me.name, me.email],
        [layla.displayName, layla.email],
      );
      same(
        'the answer to a registration is its account',
        [registered.user.id, registered.user.name, registered.user.email],
        [me.id, me.name, me.email],
      );
      holds(
        'it has a role that opens the product',
        me.roles.some((role) => roles.has(role)),
        me.roles,
      );
      holds(
        'so has the answer',
        registered.user.roles.some((role) => roles.has(role)),
        registered.user.roles,
      );
      expectToHold(kit, registered.token);
      for (const each of [omar, layla]) {
        const { token, user } = await signIn(guestApi, each);
        expectToHold(kit, token);
        same('a login gives the account', [user.name, user.email], [each.displayName, each.email]);
        holds(
          'and its role',
          user.roles.some((role) => roles.has(role)),
          user.roles,
        );
        const { email, id } = await readMe(kit.personWith(token).api);
        same('its token is that account’s', [email, id], [each.email, user.id]);
      }
      const { password, email } = layla;
      for (const wrong of [
        `${password}x`,
        ` ${password} `,
        password.slice(0, -1),
        password.toUpperCase(),
        omar.password,
      ]) {
        const refusal = await kit.refused(
          'a wrong password',
          signIn(guestApi, { email, password: wrong }),
          refusals,
        );
        kit.blames('password', refusal);
      }
      const unknown = createCredentials('Nobody');
      kit.blames('email', await kit.refused('an unknown address', signIn(guestApi, unknown), refusals));
    },
  },
  {
    name: 'an account that cannot be is refused',
    screen: 'Register (/register)',
    assumes: ['A12'],
    async run(kit) {
      const { guestApi, same } = kit;
      const layla = createCredentials('Layla Haddad');
      const body = { ...layla, passwordConfirm: `${layla.password}x` };
      const different = guestApi.POST('/api/v1/users/signup', { body });
      kit.blames('passwordConfirm', await kit.refused('two different passwords', different, refusals));
      await kit.refused('no account came of it', signIn(guestApi, layla), refusals);
      await register(guestApi, layla);
      const again = register(guestApi, {
        ...layla,
        displayName: 'Somebody else',
        password: 'another password',
      });
      kit.blames('email', await kit.refused('an address that is taken', again, refusals));
      same('the account is as it was', (await signIn(guestApi, layla)).user.name, layla.displayName);
      const shouted = { ...layla, email: layla.email.toUpperCase(), password: 'another password' };
      // The server decides whether these are two addresses or one.
      await kit.send('signup', { body: { ...shouted, passwordConfirm: shouted.password } });
      same('it stays so', (await signIn(guestApi, layla)).user.email, layla.email);
      await kit.refused(
        'the other password opens nothing',
        signIn(guestApi, { ...layla, password: 'another password' }),
        refusals,
      );
    },
  },
  {
    name: 'a login without the password is refused',
    screen: 'Login (/login), in the hands of a stranger',
    async run(kit) {
      const layla = createCredentials('Layla Haddad');
      const { email } = layla;
      await register(kit.guestApi, layla);
      for (const body of [
        { email },
        { email, password: '' },
        { email, password: null },
        { email, password: { $ne: '' } },
        { email, password: [layla.password] },
        { email: { $ne: '' }, password: { $ne: '' } },
      ]) {
        const { status } = await kit.send('login', { body });
        kit.holds(`${JSON.stringify(body)}: 4xx`, status >= 400 && status < 500, status);
      }
    },
  },
  {
    name: 'a password is never sent back',
    screen: 'Register (/register) and Login (/login)',
    async run(kit) {
      const layla = createCredentials('Layla Haddad');
      const signup = await kit.send('signup', { body: { ...layla, passwordConfirm: layla.password } });
      const login = await kit.send('login', { body: { email: layla.email, password: layla.password } });
      const text = await login.text();
      const { token }: { token: string } = JSON.parse(text);
      const me = await kit.send('getMe', { headers: { authorization: `Bearer ${token}` } });
      const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
      const wrong = { email: layla.email, password: 'a wrong password' };
      const refusal = await (await kit.send('login', { body: wrong })).text();
      for (const said of [await signup.text(), text, await me.text(), claims, refusal]) {
        kit.holds(
          'the answer has no password, hashed or not',
          ![layla.password, wrong.password].some((password) => said.includes(password)) && !secret.test(said),
          said,
        );
      }
    },
  },
  {
    name: 'settings are kept with their user, as a whole',
    screen: 'the settings panel and the shortcuts',
    assumes: ['A21'],
    async run(kit) {
      const { same } = kit;
      const { token } = await register(kit.guestApi, createCredentials('Layla Haddad'));
      const layla = kit.personWith(token);
      const first = {
        settings: {
          direction: 'rtl',
          theme: { main: 'dark4', navbar: 'light2' },
          layout: { config: { mode: 'boxed', containerWidth: 1120 } },
        },
        shortcuts: ['mail', 'calendar'],
      };
      const read = async ({ api }: typeof layla) => {
        const { settings, shortcuts } = (await readMe(api)).preference;
        return { settings, shortcuts };
      };
      const before = await read(kit.organiser);
      await savePreference(layla.api, first);
      same('settings and shortcuts read back as saved', await read(layla), first);
      const second = { settings: { direction: 'ltr' }, shortcuts: [] };
      await savePreference(layla.api, second);
      same('what is left out is gone, and a list can be emptied', await read(layla), second);
      same('nobody else’s are changed', await read(kit.organiser), before);
    },
  },
];
