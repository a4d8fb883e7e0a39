import { findOperation } from '../find-operation.ts';
import { changeResult, replaceHandler, type Mutant, original } from './mutant.ts';
import { tokenFor } from '../../mocks/engine/token.ts';

const credentialsFlow = 'a new account';

export const ruleMutants: Mutant[] = [
  {
    name: 'select leaves the others',
    flow: 'one message is selected',
    alteration: replaceHandler('selectMessage', (db, call) => {
      const message = db.messages.get(call.params.messageId ?? '');
      if (message) db.messages.put({ ...message, isSelected: true });
      return original.selectMessage(ignoreMessageWrites(db), call);
    }),
  },
  {
    name: 'select clears every event',
    flow: 'one message is selected',
    alteration: replaceHandler('selectMessage', (db, call) => {
      for (const message of db.messages.all())
        if (message.isSelected) db.messages.put({ ...message, isSelected: false });
      return original.selectMessage(db, call);
    }),
  },
  {
    name: 'every new message is selected',
    flow: 'one message is selected',
    alteration: replaceHandler('createMessage', (db, call) =>
      original.createMessage(db, { ...call, body: { ...call.body, isSelected: true } }),
    ),
  },
  {
    name: 'login takes any password',
    flow: credentialsFlow,
    alteration: replaceHandler('login', (db, call) => {
      const user = db.users.all().find(({ email }) => email === call.body.email);
      return user
        ? original.login(db, { ...call, body: { ...call.body, password: user.password } })
        : original.login(db, call);
    }),
  },
  {
    name: 'login takes the beginning of a password',
    flow: credentialsFlow,
    alteration: replaceHandler('login', (db, call) => {
      const user = db.users.all().find(({ email }) => email === call.body.email);
      return user?.password.startsWith(String(call.body.password))
        ? original.login(db, { ...call, body: { ...call.body, password: user.password } })
        : original.login(db, call);
    }),
  },
  {
    name: 'login blames the other field',
    flow: credentialsFlow,
    alteration: {
      changeResponse: (response, request) =>
        findOperation(request) === 'login' && response.status === 400
          ? { ...response, text: response.text.replace('"type":"password"', '"type":"email"') }
          : response,
    },
  },
  {
    name: 'login blames no field',
    flow: credentialsFlow,
    alteration: {
      changeResponse: (response, request) =>
        findOperation(request) === 'login' && response.status === 400
          ? { ...response, text: '{"message":"No"}' }
          : response,
    },
  },
  {
    name: 'login gives somebody else’s token',
    flow: credentialsFlow,
    alteration: changeResult('login', (result) => ({
      ...result,
      body: { ...result.body, token: tokenFor('665d10000000000000000001', Date.now()) },
    })),
  },
  {
    name: 'signup gives no role',
    flow: credentialsFlow,
    alteration: changeResult('signup', (result, _, db) => {
      for (const user of db.users.all()) db.users.put({ ...user, role: [] });
      return { ...result, body: JSON.parse(JSON.stringify(result.body).replace('["admin"]', '[]')) };
    }),
  },
  {
    name: 'signup takes an address twice',
    flow: 'an account that cannot be',
    alteration: replaceHandler('signup', (db, call) => {
      for (const user of db.users.all()) if (user.email === call.body.email) db.users.remove(user._id);
      return original.signup(db, call);
    }),
  },
  {
    name: 'signup takes two passwords',
    flow: 'an account that cannot be',
    alteration: replaceHandler('signup', (db, call) =>
      original.signup(db, { ...call, body: { ...call.body, passwordConfirm: call.body.password } }),
    ),
  },
  {
    name: 'login sends the password back',
    flow: 'never sent back',
    alteration: changeResult('login', (result, call) => ({
      ...result,
      body: {
        ...result.body,
        data: {
          user: {
            ...(result.body?.data as { user: object } | undefined)?.user,
            password: call.body.password,
          },
        },
      },
    })),
  },
  {
    name: 'settings are merged',
    flow: 'settings are kept',
    alteration: replaceHandler('savePreference', (db, call) => {
      const { preference } = call.user as unknown as { preference: { settings?: object } };
      return original.savePreference(db, {
        ...call,
        body: { ...call.body, settings: { ...preference.settings, ...(call.body.settings as object) } },
      });
    }),
  },
  {
    name: 'settings are everybody’s',
    flow: 'settings are kept',
    alteration: replaceHandler('savePreference', (db, call) => {
      for (const user of db.users.all()) db.users.put({ ...user, preference: call.body });
      return original.savePreference(db, call);
    }),
  },
  {
    name: 'the preflight allows no PATCH',
    flow: 'another origin',
    alteration: {
      sendPreflight: (response) =>
        void response
          .setHeader('access-control-allow-origin', '*')
          .setHeader('access-control-allow-methods', 'GET, POST')
          .setHeader('access-control-allow-headers', 'authorization, content-type')
          .writeHead(204)
          .end(),
    },
  },
  {
    name: 'the preflight allows no token',
    flow: 'another origin',
    alteration: {
      sendPreflight: (response) =>
        void response
          .setHeader('access-control-allow-origin', '*')
          .setHeader('access-control-allow-methods', 'GET, POST, PATCH, DELETE')
          .setHeader('access-control-allow-headers', 'content-type')
          .writeHead(204)
          .end(),
    },
  },
];

function ignoreMessageWrites<T extends object>(db: T): T {
  const messages = Object.create((db as { messages: object }).messages) as object;
  const kept = (db as unknown as { messages: { get(id: string): unknown; all(): unknown[] } }).messages;
  Object.assign(messages, {
    put: <R>(row: R) => row,
    get: (id: string) => kept.get(id),
    all: () => kept.all(),
  });
  return { ...db, messages };
}
