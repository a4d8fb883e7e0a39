import { checksum } from '../../mocks/engine/token.ts';
import {
  accepting,
  type Alterations,
  changeBody,
  changeCall,
  changeData,
  changeRefusal,
  changeSent,
  changeText,
  findAccount,
  keepNothing,
  loseFields,
  type Mutants,
} from './mutant.ts';

/** Logins that open an account without its password. @param isMeant whether the password sent is enough */
const openAccount = (logins: Record<string, (sent: unknown, password: string) => boolean>): Alterations =>
  Object.fromEntries(
    Object.entries(logins).map(([what, isMeant]) => [
      `login takes ${what}`,
      accepting(
        changeBody('login', (body, call, db) => {
          const user = findAccount(db, call);
          const { email = '', password = '' } = body as { email?: string; password?: string };
          if (user && isMeant(body.password, user.password)) return { email, password: user.password };
          return { email, password };
        }),
      ),
    ]),
  );

/** Tokens whose end is in milliseconds, signed again. */
const endInMilliseconds = changeText(['login', 'signup'], (text) =>
  text.replace(/"token":"([^."]+)\.([^."]+)\.[^"]*"/, (_, head: string, payload: string) => {
    const { exp, ...rest }: { exp: number } = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const claims = JSON.stringify({ ...rest, exp: exp * 1000 });
    const content = `${head}.${Buffer.from(claims).toString('base64url')}`;
    return `"token":"${content}.${checksum(`guestwise mock ${content}`)}"`;
  }),
);

/** A login that compares only the first bytes of a password. */
export const cutPassword = (bytes: number) =>
  changeBody('login', (body, call, db) => {
    const cut = (password: unknown) => Buffer.from(String(password)).subarray(0, bytes).toString('hex');
    const user = findAccount(db, call);
    return user && cut(user.password) === cut(body.password) ? { ...body, password: user.password } : body;
  });

export const sessionMutants: Mutants = {
  'a new account signs in with its own data': {
    ...loseFields('getMe', '_id', 'email', 'role', 'displayName'),
    ...loseFields('login', '_id', 'email', 'role', 'displayName', 'token'),
    ...loseFields('signup', '_id', 'email', 'role', 'displayName'),
    ...openAccount({
      'any password': () => true,
      'the beginning of a password': (sent, password) => password.startsWith(String(sent)),
    }),
    'a fresh token ends in milliseconds': endInMilliseconds,
    'addresses are made small as in Turkish': changeSent(['signup', 'login'], 'email', (email) =>
      email.toLocaleLowerCase('tr'),
    ),
    'addresses of Gmail lose their dots and tags': changeSent(['signup', 'login'], 'email', (email) =>
      email.replace(
        /^([^@+]+)[^@]*@gmail\.com$/,
        (_, name: string) => `${name.replaceAll('.', '')}@gmail.com`,
      ),
    ),
    'signup shortens a name to 50 characters': changeSent('signup', 'displayName', (name) =>
      name.slice(0, 50),
    ),
    'login blames no field': changeRefusal('login', 400, () => '{"message":"No"}'),
  },
  'an invalid sign-up is refused': {
    'signup tells whose address is taken': changeRefusal('signup', 409, (text) =>
      text.replace('already in use', 'that of Layla H.'),
    ),
    'signup takes a password of seven characters': { acceptsInvalid: true },
  },
  'settings are kept with their user, as a whole': {
    ...keepNothing('savePreference'),
    ...loseFields('getMe', 'settings', 'shortcuts', 'preference'),
    'settings are merged': changeCall('savePreference', ({ body, user }) => {
      const { preference } = user as unknown as { preference?: { settings?: object } };
      return { body: { ...body, settings: { ...preference?.settings, ...(body.settings as object) } } };
    }),
  },
  'a login without the password is refused': {
    ...openAccount({
      'no password': (sent) => (sent ?? null) === null,
      'an operator for a password': (sent) => typeof sent === 'object',
    }),
  },
  'a long password counts as a whole': {
    'login compares 8 bytes of a password': cutPassword(8),
    'login compares 71 bytes of a password': cutPassword(71),
    'login compares a password up to a NUL character': changeBody('login', (body, call, db) => {
      const cut = (password: unknown) => String(password).split('\0')[0];
      const user = findAccount(db, call);
      return user && cut(user.password) === cut(body.password) ? { ...body, password: user.password } : body;
    }),
  },
  'a password is never sent back': {
    'login sends the password back': changeData('login', ({ user }, { body }) => ({
      user: { ...(user as object), password: body.password },
    })),
  },
};
