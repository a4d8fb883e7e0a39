import { expect, test } from 'vitest';
import { createAuthMiddleware, type EndingResponse } from './auth-middleware.ts';
import { createApi } from './client.ts';
import { ApiError, SessionOver } from './errors.ts';

const base = 'https://api.example.org/api/v1';

/** An organiser's client over a server with given responses. */
function clientWith({
  origin = 'https://api.example.org',
  answer = () => Response.json({ data: {} }),
}: { origin?: string; answer?: (request: Request) => Response | Promise<Response> } = {}) {
  const seen: Request[] = [];
  const endings: EndingResponse[] = [];
  const session = { token: 'token-1' as string | undefined };
  const api = createApi(base, async (request) => {
    seen.push(request);
    return answer(request);
  });
  api.use(
    createAuthMiddleware({
      origin,
      getToken: () => session.token,
      onEndingResponse: (response) => endings.push(response),
    }),
  );
  return {
    api,
    seen,
    endings,
    session,
    sent: () => seen.map(({ headers }) => headers.get('Authorization')),
  };
}

const rsvp = { params: { path: { guestId: 'g1' } } };
const credentials = { body: { email: 'a@b.cc', password: 'abcd' } };

test('an organiser’s call carries the token and is not cached', async () => {
  const { api, seen, sent } = clientWith();
  await api.GET('/api/v1/events');
  expect([sent(), seen.map(({ cache }) => cache)]).toEqual([['Bearer token-1'], ['no-store']]);
});

test('[F17] the calls of guests, login and signup carry no token', async () => {
  const { api, sent } = clientWith();
  await api.GET('/api/v1/events/guests/{guestId}/rsvp', rsvp);
  await api.POST('/api/v1/events/guests/{guestId}/rsvp', { ...rsvp, body: { rsvpCount: 1 } });
  await api.POST('/api/v1/users/login', credentials);
  await api.POST('/api/v1/users/signup', {
    body: { ...credentials.body, displayName: 'A', phone: '0501234567', passwordConfirm: 'abcd' },
  });
  expect(sent()).toEqual([null, null, null, null]);
});

test('no other origin gets the token, and without a token no call is sent', async () => {
  const foreign = clientWith({ origin: 'https://elsewhere.example' });
  await expect(foreign.api.GET('/api/v1/events')).rejects.toThrow(SessionOver);
  const signedOut = clientWith();
  signedOut.session.token = undefined;
  await expect(signedOut.api.GET('/api/v1/events')).rejects.toThrow(SessionOver);
  expect([...foreign.seen, ...signedOut.seen]).toEqual([]);
});

test.each([
  [401, '{"message":"No."}', 'No.'],
  [500, '{"message":"No."}', 'No.'],
  [500, '', ''],
  [500, '<h1>Oops</h1>', ''],
])('[F42] a %i with the body %j is reported to the session', async (status, body, message) => {
  const { api, endings } = clientWith({ answer: () => new Response(body, { status }) });
  await expect(api.GET('/api/v1/events')).rejects.toThrow(ApiError);
  expect(endings).toEqual([{ status, message, token: 'token-1' }]);
});

test('other refusals, of logins and of guests are left to the caller', async () => {
  const { api, endings } = clientWith({ answer: () => Response.json({ message: 'No.' }, { status: 404 }) });
  await expect(api.GET('/api/v1/events')).rejects.toThrow(ApiError);
  expect(endings).toEqual([]);
  const login = clientWith({ answer: () => Response.json({ message: 'Wrong.' }, { status: 401 }) });
  await expect(login.api.POST('/api/v1/users/login', credentials)).rejects.toThrow('Wrong.');
  expect(login.endings).toEqual([]);
  const guest = clientWith({ answer: () => new Response('', { status: 500 }) });
  await expect(guest.api.GET('/api/v1/events/guests/{guestId}/rsvp', rsvp)).rejects.toThrow(ApiError);
  expect(guest.endings).toEqual([]);
});

test('[F41] a response after the end of the session is dropped', async () => {
  for (const status of [200, 401, 500]) {
    const { api, endings, session } = clientWith({
      answer: () => {
        session.token = undefined;
        return Response.json({ data: {} }, { status });
      },
    });
    await expect(api.GET('/api/v1/events')).rejects.toThrow(SessionOver);
    expect(endings).toEqual([]);
  }
});

test('[F82] an old session’s lost connection is no failure of the next', async () => {
  for (const [token, failure] of [
    ['token-2', SessionOver],
    ['token-1', TypeError],
  ] as const) {
    const { api, session } = clientWith({
      answer() {
        session.token = token;
        throw new TypeError('Failed to fetch');
      },
    });
    await expect(api.GET('/api/v1/events')).rejects.toBeInstanceOf(failure);
  }
});
