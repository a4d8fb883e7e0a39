import { checksum } from '../../mocks/engine/checksum.ts';
import { tokenFor } from '../../mocks/engine/token.ts';
import {
  accepting,
  addSideEffect,
  type Alterations,
  changeBody,
  changeCall,
  changeData,
  changeRefusal,
  changeResult,
  changeText,
  findAccount,
  keepNothing,
  loseFields,
  type Mutants,
  original,
  refuse,
  replace,
  replaceText,
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

/** Changes the claims of a token and signs it again. */
const changeClaims = (
  claims: Record<string, (claims: { iat: number; exp: number }) => object>,
): Alterations =>
  Object.fromEntries(
    Object.entries(claims).map(([what, change]) => [
      `a fresh token ${what}`,
      changeText(['login', 'signup'], (text) =>
        text.replace(/"token":"([^."]+)\.([^."]+)\.[^"]*"/, (_, head: string, payload: string) => {
          const changed = change(JSON.parse(Buffer.from(payload, 'base64url').toString()));
          const content = `${head}.${Buffer.from(JSON.stringify(changed)).toString('base64url')}`;
          return `"token":"${content}.${checksum(`guestwise mock ${content}`)}"`;
        }),
      ),
    ]),
  );

/** A login that compares only the first bytes of a password. */
export const cutPassword = (bytes: number) =>
  changeBody('login', (body, call, db) => {
    const cut = (password: unknown) => Buffer.from(String(password)).subarray(0, bytes).toString('hex');
    const user = findAccount(db, call);
    return user && cut(user.password) === cut(body.password) ? { ...body, password: user.password } : body;
  });

export const sessionMutants: Mutants = {
  'a new account signs in, and is who it says': {
    ...loseFields('getMe', '_id', 'email', 'role', 'displayName'),
    ...loseFields('login', '_id', 'email', 'role', 'displayName', 'token'),
    ...loseFields('signup', '_id', 'email', 'role', 'displayName'),
    ...openAccount({
      'any password': () => true,
      'the beginning of a password': (sent, password) => password.startsWith(String(sent)),
      'a password with spaces around it': (sent, password) => password === String(sent).trim(),
    }),
    ...changeClaims({
      'is over by its exp': ({ iat, ...rest }) => ({ ...rest, iat, exp: iat - 10 }),
      'ends in milliseconds': ({ exp, ...rest }) => ({ ...rest, exp: exp * 1000 }),
      'lasts for twenty seconds': ({ iat, ...rest }) => ({ ...rest, iat, exp: iat + 20 }),
    }),
    'login blames no field': changeRefusal('login', 400, () => '{"message":"No"}'),
    'login gives somebody else’s token': changeResult('login', (result) => ({
      ...result,
      body: { ...result.body, token: tokenFor('665d10000000000000000001', Date.now()) },
    })),
    'signup refuses a plus in the address': replace('signup', (db, call) =>
      String(call.body.email).includes('+') ? refuse(400, 'email') : original.signup(db, call),
    ),
    'signup takes accents off a name': changeBody('signup', (body) => ({
      ...body,
      displayName: String(body.displayName)
        .normalize('NFD')
        .replaceAll(/[\u0300-\u036F]/g, ''),
    })),
  },
  'an account that cannot be is refused': {
    'signup takes a password of seven characters': { acceptsInvalid: true },
    'signup takes two passwords': changeBody('signup', (body) => ({
      ...body,
      passwordConfirm: body.password,
    })),
    'signup takes an address twice': changeCall('signup', (call, db) => {
      const user = findAccount(db, call);
      if (user) db.users.remove(user._id);
      return undefined;
    }),
    'signup with spaces around an address opens its account': accepting(
      replace('signup', (db, call) => {
        const email = String(call.body.email).trim();
        const user = db.users.all().find((each) => each.email === email);
        return user !== undefined && email !== call.body.email
          ? original.login(db, { ...call, body: { email, password: user.password } })
          : original.signup(db, call);
      }),
    ),
  },
  'settings are kept with their user, as a whole': {
    ...keepNothing('savePreference'),
    ...loseFields('getMe', 'settings', 'shortcuts', 'preference'),
    'settings are merged': changeCall('savePreference', ({ body, user }) => {
      const { preference } = user as unknown as { preference?: { settings?: object } };
      return { body: { ...body, settings: { ...preference?.settings, ...(body.settings as object) } } };
    }),
    'settings are everybody’s': addSideEffect('savePreference', (db, { body }) => {
      for (const user of db.users.all()) db.users.put({ ...user, preference: body });
    }),
    'a login forgets the settings': replaceText('login', '"preference"', '"options"'),
    'savePreference keeps four shortcuts': changeBody('savePreference', ({ shortcuts, ...body }) => ({
      ...body,
      ...(Array.isArray(shortcuts) && { shortcuts: (shortcuts as unknown[]).slice(0, 4) }),
    })),
  },
  'a login without the password is refused': {
    ...openAccount({
      'no password': (sent) => (sent ?? null) === null,
      'an empty password': (sent) => sent === '',
      'an operator for a password': (sent) => typeof sent === 'object',
    }),
    'login takes a list of addresses': accepting(
      changeBody('login', ({ email, password }) => ({
        email: Array.isArray(email) ? String(email[0]) : String(email),
        password: String(password),
      })),
    ),
  },
  'a long password counts as a whole': {
    'login compares 8 bytes of a password': cutPassword(8),
    'login compares 64 bytes of a password': cutPassword(64),
    'login compares 71 bytes of a password': cutPassword(71),
  },
  'a password is never sent back': {
    'login sends the password back': changeData('login', ({ user }, { body }) => ({
      user: { ...(user as object), password: body.password },
    })),
    'getMe tells the salt': changeData('getMe', () => ({ salt: 'c2FsdA' })),
    'login tells that a password is of another account': replace('login', (db, call) => {
      const { email, password } = call.body;
      const owner = db.users.all().find((each) => each.password === password);
      return !owner || owner.email === email
        ? original.login(db, call)
        : refuse(400, 'password', 'This is the password of another account');
    }),
  },
};
