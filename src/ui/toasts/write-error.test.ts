import { expect, test } from 'vitest';
import { ApiError, NotSent, OutcomeUnknown } from '../../api/errors.ts';
import { UnreachableApi } from '../../api/unreachable-api.ts';
import { describeWriteError } from './write-error.ts';

const refusal = (status: number, body: unknown = {}, path = '/api/v1/events') =>
  new ApiError({ status, method: 'POST', path }, body);
const wordsFor = (error: unknown) => {
  const description = describeWriteError(error);
  return typeof description === 'string' ? description : description.message;
};

test.each([
  ['the server’s own sentence', refusal(400, { message: 'Closed for today' }), /^Closed for today$/],
  [
    "a 500's literal words, whatever the server says",
    new OutcomeUnknown(refusal(500, { message: 'on fire' })),
    /^Server Error$/,
  ],
  [
    'a 500 that ends no session',
    new OutcomeUnknown(refusal(500, { message: 'Server Error' }, '/api/guests-app/add-guest')),
    /not sure this change was saved/,
  ],
  ['a refusal without a sentence', refusal(403), /did not accept/],
  ['no connection', new NotSent(), /connection/],
  ['[F06] [F08] an unknown outcome', new OutcomeUnknown(), /not sure this change was saved/],
  ['an HTML page instead of a response', new UnreachableApi('https://a.example/api/v1'), /not reachable at/],
])('%s is reported', (_, error, words) => {
  expect(wordsFor(error)).toMatch(words);
});

test('a bug is never reported as a bad connection', () => {
  expect(wordsFor(new TypeError('x is undefined'))).not.toMatch(/connection/);
});
