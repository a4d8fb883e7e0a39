import type { Flow } from '../flow.ts';
import { createCredentials, register } from '../person.ts';

/** A field with a password or what was made from it; when it was changed is no secret. */
const secret = /"\w*(?:password|passwd|hash|salt|secret)(?!\w*(?:At|Date)")\w*"\s*:/i;

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
