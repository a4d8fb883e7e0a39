import { savePreference } from '../../../src/features/session/preference/save-preference.ts';
import { fetchMe } from '../../../src/features/session/user.ts';
import { hasExpired, parseClaims, getSkew } from '../../../src/features/session/token.ts';
import type { Flow } from '../flow.ts';
import type { Kit } from '../kit.ts';
import { createCredentials, register, signIn } from '../person.ts';

const refusals = [400, 401, 403, 404, 409, 422];
const isRole = (role: string) => ['admin', 'staff', 'user'].includes(role);

/** Expects the product to keep a fresh token; it discards expired ones. */
function expectToHold({ holds }: Kit, token: string) {
  const claims = parseClaims(token);
  const now = Date.now() / 1000;
  holds('a token has iat, a number of seconds', claims?.issuedAt !== undefined, claims ?? 'no JWT');
  const isOver = claims === undefined || hasExpired(claims, now, getSkew(claims, now));
  const issuedAt = Number(claims?.issuedAt);
  const isNow = Math.abs(now - issuedAt) < 15 * 60;
  const isHeld = !isOver && isNow && Number(claims.expiresAt) < now * 10;
  holds('a fresh token is not over: its iat and exp are seconds since 1970', isHeld, claims ?? 'no JWT');
  // No call renews it, so the organiser is logged out when it ends.
  const seconds = Number(claims?.expiresAt) - issuedAt;
  holds('a session lasts for five minutes at least', seconds >= 300, `${seconds} s`);
}

export const sessionFlows: Flow[] = [
  {
    name: 'a new account signs in with its own data',
    screen: 'Register (/register) and Login (/login)',
    assumes: ['A9', 'A10', 'A12'],
    async run(kit) {
      const { guestApi, same, holds } = kit;
      const layla = createCredentials(`Léyla Şükrü "O'Haddad" & ليلى 👩‍👩‍👧 <b>`);
      const omar = createCredentials(
        'Omar Abdelrahman bin Yusuf Aziz, who plans the weddings of three families',
      );
      const registered = await register(guestApi, layla);
      await register(guestApi, omar);
      const nour = createCredentials('Nour');
      // In Turkish, the small letter of I is ı: a server in that language makes it another address. Gmail ignores dots
      // and what follows a plus, but the product shows an address as it was typed. Nobody has this one.
      const unique = crypto.randomUUID().replaceAll('-', '').slice(0, 20);
      nour.email = `Nour.Irini.${unique}+Events@gmail.com`;
      await register(guestApi, nour);
      const { name, email: kept } = (await signIn(guestApi, nour)).user;
      same('an address in its own letters', name, 'Nour');
      const isKept = [nour.email, nour.email.toLowerCase()].includes(kept ?? '');
      holds(`email of ${nour.email} is as it was sent, or in small letters`, isKept, kept);
      const me = await fetchMe(kit.personWith(registered.token).api);
      const pick = ({ uid, name, email }: typeof me) => ({ uid, name, email });
      const owner = { uid: me.uid, name: layla.displayName, email: layla.email };
      same('the token of a registration is its account’s', pick(me), owner);
      same('the answer to a registration is its account', pick(registered.user), owner);
      for (const { roles } of [me, registered.user])
        holds('a new account has a role that opens the product', roles.some(isRole), roles);
      expectToHold(kit, registered.token);
      for (const each of [omar, layla]) {
        const { token, user } = await signIn(guestApi, each);
        expectToHold(kit, token);
        same('a login gives the account', [user.name, user.email], [each.displayName, each.email]);
        holds('and its role', user.roles.some(isRole), user.roles);
        const { email, uid } = await fetchMe(kit.personWith(token).api);
        same('its token is that account’s', [email, uid], [each.email, user.uid]);
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
    name: 'an invalid sign-up is refused',
    screen: 'Register (/register)',
    assumes: ['A12'],
    async run(kit) {
      const { guestApi, same } = kit;
      const layla = createCredentials('Layla Haddad');
      const body = { ...layla, passwordConfirm: `${layla.password}x` };
      const different = guestApi.POST('/api/v1/users/signup', { body });
      kit.blames('passwordConfirm', await kit.refused('two different passwords', different, refusals));
      const { phone: _phone, ...unreachable } = { ...layla, passwordConfirm: layla.password };
      const unnumbered = guestApi.POST('/api/v1/users/signup', { body: unreachable as typeof body });
      kit.blames('phone', await kit.refused('no phone number', unnumbered, refusals));
      const short = { ...layla, password: '7 chars', passwordConfirm: '7 chars' };
      const weak = guestApi.POST('/api/v1/users/signup', { body: short });
      kit.blames('password', await kit.refused('a password of seven characters', weak, refusals));
      await kit.refused('no account came of it', signIn(guestApi, layla), refusals);
      const { user } = await register(guestApi, layla);
      const secondSignup = register(guestApi, {
        ...layla,
        displayName: 'Somebody else',
        password: 'another password',
      });
      kit.blames('email', await kit.refused('an address that is taken', secondSignup, refusals));
      const stranger = { displayName: 'Stranger', phone: '0550110009', password: 'another password' };
      const taken = { ...layla, ...stranger, passwordConfirm: stranger.password };
      const refusal = await kit.send('signup', { body: taken });
      const words = await refusal.text();
      const isNamed = [...layla.displayName.split(' '), layla.phone].some((word) => words.includes(word));
      kit.holds('the refusal of signup does not tell whose the address is', !isNamed, words, refusal);
      same('the account is as it was', (await signIn(guestApi, layla)).user.name, layla.displayName);
      for (const email of [layla.email.toUpperCase(), ` ${layla.email} `]) {
        const like = { ...layla, email, password: 'another password', passwordConfirm: 'another password' };
        // The server decides whether these are two addresses or one.
        const said = await (await kit.send('signup', { body: like })).text();
        kit.holds(`${JSON.stringify(email)} opens no account that exists`, !said.includes(user.uid), said);
        same('it stays so', (await signIn(guestApi, layla)).user.email, layla.email);
      }
      await kit.refused(
        'the other password opens nothing',
        signIn(guestApi, { ...layla, password: 'another password' }),
        refusals,
      );
    },
  },
  {
    name: 'settings are kept with their user, as a whole',
    screen: 'the settings panel and the shortcuts',
    assumes: ['A21'],
    async run(kit) {
      const { same } = kit;
      const credentials = createCredentials('Layla Haddad');
      const { token } = await register(kit.guestApi, credentials);
      const layla = kit.personWith(token);
      const first = {
        settings: {
          direction: 'rtl',
          theme: { main: 'dark4', navbar: 'light2' },
          customScrollbars: false,
          layout: { config: { mode: 'boxed', containerWidth: 1120, footer: { display: false } } },
        },
        shortcuts: ['mail', 'calendar', 'MyNotes', 'todo', 'contacts', 'events', 'a-guest-list'],
      };
      const read = async ({ api }: typeof layla) => {
        const { settings, shortcuts } = (await fetchMe(api)).preference;
        return { settings, shortcuts };
      };
      const before = await read(kit.organiser);
      // The product’s own call would only say that another preference is stored.
      await layla.api.PATCH('/api/v1/users/preference', { body: first, parseAs: 'text' });
      same('settings and shortcuts read back as saved', await read(layla), first);
      const next = await signIn(kit.guestApi, credentials);
      const headers = { authorization: `Bearer ${token}` };
      const { status } = await kit.send('getMe', { headers });
      same('getMe with the first token after another login: a second device ends no session', status, 200);
      const { settings, shortcuts } = next.user.preference;
      same('the next login brings them', { settings, shortcuts }, first);
      const second = { settings: { direction: 'ltr' }, shortcuts: [] };
      await savePreference(layla.api, second);
      same('what is left out is gone, and a list can be emptied', await read(layla), second);
      const refusal = await kit.send('savePreference', { headers, body: { settings: 3, shortcuts: [] } });
      if (!refusal.ok) same('a refused preference leaves the stored one', await read(layla), second);
      await savePreference(layla.api, first);
      await savePreference(layla.api, { settings: {} });
      same('and a list that is left out', (await read(layla)).shortcuts ?? [], []);
      same('nobody else’s are changed', await read(kit.organiser), before);
    },
  },
];
