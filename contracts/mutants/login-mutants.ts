import { type Call, changeText, type Mutant, original, replaceHandler } from './mutant.ts';

const bodyFieldsFlow = 'cannot take the place';
const accountFlow = 'an account that cannot be';
const loginFlow = 'without the password';

/** A login that accepts any password. */
const acceptLogin = (name: string, isMeant: (body: Call['body'], isKnown: boolean) => boolean): Mutant => ({
  name: `login takes ${name}`,
  flow: loginFlow,
  alteration: {
    acceptsInvalid: true,
    ...replaceHandler('login', (db, call) => {
      const known = db.users.all().find(({ email }) => email === call.body.email);
      const user = known ?? db.users.all()[0];
      const isTaken = user !== undefined && isMeant(call.body, known !== undefined);
      const { email = '', password = '' } = isTaken ? user : call.body;
      return original.login(db, { ...call, body: { email: String(email), password: String(password) } });
    }),
  },
});

const pickFirstAddress = ({ email }: { email?: unknown }) =>
  Array.isArray(email) ? { email: String(email[0]) } : {};

/** Backends that let somebody into an account too easily, or refuse or change a valid one. */
export const loginMutants: Mutant[] = [
  acceptLogin('no password', ({ password }, isKnown) => isKnown && (password ?? null) === null),
  acceptLogin('an empty password', ({ password }, isKnown) => isKnown && password === ''),
  acceptLogin(
    'an operator for a password',
    ({ password }, isKnown) => isKnown && typeof password === 'object',
  ),
  acceptLogin('an operator for an address', ({ email }) => typeof email === 'object'),
  {
    name: 'login takes a list of addresses',
    flow: 'without the password',
    alteration: {
      acceptsInvalid: true,
      ...replaceHandler('login', (db, { body, ...call }) =>
        original.login(db, { ...call, body: { email: '', ...body, ...pickFirstAddress(body) } }),
      ),
    },
  },
  {
    name: 'signup takes a password of seven characters',
    flow: accountFlow,
    alteration: {
      acceptsInvalid: true,
      ...replaceHandler('signup', (db, call) => original.signup(db, call)),
    },
  },
  {
    name: 'login takes a password with spaces around it',
    flow: 'a new account',
    alteration: replaceHandler('login', (db, call) =>
      original.login(db, { ...call, body: { ...call.body, password: String(call.body.password).trim() } }),
    ),
  },
  {
    name: 'a login forgets the settings',
    flow: 'settings are kept',
    alteration: changeText('login', (text) => text.replaceAll('"preference"', '"options"')),
  },
  {
    name: 'signup takes the id of the body',
    flow: bodyFieldsFlow,
    alteration: {
      acceptsInvalid: true,
      ...replaceHandler('signup', (db, call) => {
        const { email, password } = db.users.get(String(call.body._id)) ?? {};
        return email === undefined
          ? original.signup(db, call)
          : original.login(db, { ...call, body: { email, password } });
      }),
    },
  },
  {
    name: 'signup changes the password of an address in capitals',
    flow: 'an account that cannot be',
    alteration: replaceHandler('signup', (db, call) => {
      const { email, password } = call.body as Record<string, string>;
      const user = db.users.all().find((each) => each.email === email?.toLowerCase() && each.email !== email);
      if (user && password !== undefined) db.users.put({ ...user, password });
      return original.signup(db, call);
    }),
  },
  {
    name: 'signup refuses a plus in the address',
    flow: 'a new account',
    alteration: replaceHandler('signup', (db, call) => {
      const message = 'No';
      return String(call.body.email).includes('+')
        ? { status: 400, body: { message, errors: [{ type: 'email', message }] } }
        : original.signup(db, call);
    }),
  },
];
