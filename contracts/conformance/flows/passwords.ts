import { ApiError } from '../../../src/api/errors.ts';
import type { Flow } from '../flow.ts';
import { createCredentials, register, signIn } from '../person.ts';

/** A field with a password or what was made from it; when it was changed is no secret. */
const secret = /"\w*(?:password|passwd|hash|salt|secret)(?!\w*(?:At|Date)")\w*"\s*:/i;

/** What a refusal says, apart from numbers such as that of the attempts left. */
function normalizeRefusal(refusal: string) {
  const { message, errors }: { message?: unknown; errors?: unknown } = JSON.parse(refusal);
  return JSON.stringify({ message, errors }).replaceAll(/\d+/g, '');
}

const wrong = [400, 401, 403, 409, 422];

const onlyBcrypt =
  'only the first 72 bytes of a password count, as bcrypt has it: refuse longer ones, or hash them before. See A26 in openapi/QUESTIONS.md.';

export const passwordFlows: Flow[] = [
  {
    name: 'a login without the password is refused',
    screen: 'Login (/login), in the hands of a stranger',
    async run(kit) {
      const layla = createCredentials('Layla Haddad');
      await register(kit.guestApi, layla);
      const { email } = layla;
      for (const body of [
        { email },
        { email, password: '' },
        { email, password: null },
        { email, password: true },
        { email, password: { $ne: '' } },
        { email, password: [layla.password] },
        { email: [email], password: layla.password },
        ...['.*', '%', `${email.slice(0, -1)}.`].map((any) => ({ email: any, password: layla.password })),
        { email: { $ne: '' }, password: { $ne: '' } },
        { email: { $ne: '' }, password: layla.password },
      ]) {
        const { status } = await kit.send('login', { body });
        kit.holds(`${JSON.stringify(body)}: 4xx`, status >= 400 && status < 500, status);
      }
    },
  },
  {
    name: 'a long password counts as a whole',
    screen: 'Login (/login), in the hands of a stranger',
    assumes: ['A26'],
    async run(kit) {
      const { same } = kit;
      const nour = { ...createCredentials('Nour'), password: 'كلمة مرور' };
      const [asked] = await Promise.allSettled([register(kit.guestApi, nour)]);
      if (asked.status === 'fulfilled') {
        same(
          'an Arabic password opens the account',
          (await signIn(kit.guestApi, nour)).user.email,
          nour.email,
        );
        const other = signIn(kit.guestApi, { ...nour, password: 'قهوة صباح' });
        await kit.refused('password of login: another Arabic one of the same length', other, wrong);
      }
      const nul = { ...createCredentials('Nour'), password: 'Jasmine in June\0 and July' };
      const [withNul] = await Promise.allSettled([register(kit.guestApi, nul)]);
      if (withNul.status === 'fulfilled') {
        const other = signIn(kit.guestApi, { ...nul, password: 'Jasmine in June\0 and August' });
        await kit.refused('password of login: another one after a NUL character', other, wrong);
      }
      const password = Array.from({ length: 80 }, (_, n) => (n % 36).toString(36)).join('');
      const layla = { ...createCredentials('Layla Haddad'), password };
      const refusal = await register(kit.guestApi, layla).then(
        () => undefined,
        (error: unknown) => error,
      );
      // A server may refuse what is longer than it can check, but not cut it.
      if (refusal instanceof ApiError && refusal.status < 500) return kit.blames('password', refusal);
      if (refusal !== undefined) throw refusal;
      same('80 characters open the account', (await signIn(kit.guestApi, layla)).user.email, layla.email);
      for (const length of [8, 32, 56, 64, 71]) {
        const cut = signIn(kit.guestApi, { ...layla, password: password.slice(0, length) });
        await kit.refused(`the first ${length} of 80 characters`, cut, wrong);
      }
      const { email } = layla;
      const { status } = await kit.send('login', { body: { email, password: password.slice(0, 72) } });
      if (status === 200) kit.notes.push(onlyBcrypt);
      else kit.holds('the first 72 of 80 characters are refused', status >= 400 && status < 500, status);
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
      kit.holds('a refusal gives no hint', !refusal.includes(layla.password.slice(0, 3)), refusal);
      const twice = await kit.send('signup', { body: { ...layla, passwordConfirm: layla.password } });
      const omar = createCredentials('Omar Aziz');
      await register(kit.guestApi, omar);
      const theirs = { email: layla.email, password: omar.password };
      const other = await (await kit.send('login', { body: theirs })).text();
      kit.same(
        'a refusal does not tell whose password it is',
        normalizeRefusal(other),
        normalizeRefusal(refusal),
      );
      const headers = JSON.stringify([...signup.headers, ...login.headers]);
      for (const said of [
        await signup.text(),
        text,
        await me.text(),
        claims,
        refusal,
        headers,
        await twice.text(),
      ]) {
        kit.holds(
          'the answer has no password, hashed or not',
          ![layla.password, wrong.password].some((password) => said.includes(password)) && !secret.test(said),
          said,
        );
      }
    },
  },
];
