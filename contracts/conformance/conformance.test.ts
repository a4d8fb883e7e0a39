import { expect, test } from 'vitest';
import { serveMocks } from '../mock-host.ts';
import { minimalResponses } from '../mutants/minimal-responses.ts';
import { changeData, changeText } from '../mutants/mutant.ts';
import { serveReference } from '../reference/backend.ts';
import { allFlows } from './flows/all-flows.ts';
import { writeJUnit, writeText } from './report.ts';
import { runFlows } from './run-flows.ts';
import { beginRun } from './sessions.ts';

const serveLeast = () => serveMocks(minimalResponses);

const backends = [
  { backend: 'the mock backend', serve: serveMocks },
  { backend: 'the backend written from the documents alone', serve: serveReference },
  { backend: 'a backend that sends the least that the description asks for', serve: serveLeast },
];

test.each(backends)('$backend passes every journey', { timeout: 90_000 }, async ({ serve }) => {
  const host = await serve();
  const run = await beginRun(host.origin, {
    stateUrl: host.stateUrl,
    productOrigin: 'https://product.example.org',
  });
  const results = await runFlows(run, allFlows);
  host.close();
  expect(writeText(results.filter(({ outcome }) => outcome !== 'passed'))).toMatch(/^\n0 passed/);
});

/** Adds and removes guests of a backend that answers calls of a method otherwise. */
async function removeGuests(method: string, status: number, text: string) {
  const host = await serveMocks({
    changeResponse: (response, request) =>
      request.method === method && request.url.includes('/guests') ? { ...response, status, text } : response,
  });
  const run = await beginRun(host.origin, {});
  const flows = allFlows.filter(({ name }) => name === 'only the removed guest is gone');
  const [result] = await runFlows(run, flows);
  host.close();
  return result;
}

test('a failure reports the expectation, the response and the request', async () => {
  const result = await removeGuests('DELETE', 200, '{}');
  expect(result).toMatchObject({
    outcome: 'failed',
    failure: { what: 'deleteGuest 200: removing answers 204', got: '200' },
  });
  expect(result?.failure?.curl).toMatch(/^curl -i -X DELETE '.+' -H 'authorization: Bearer \$TOKEN'/);
  expect(writeJUnit(result ? [result] : [])).toContain('failures="1"');
});

test.each([
  { id: 'updateEvent', flow: 'an event changes, and keeps what was not sent', fields: { name: 'Before' } },
  { id: 'updateMessage', flow: 'a message changes in its place', fields: { _id: 'another' } },
  { id: 'getEvent', flow: 'an event is returned unchanged', fields: { updatedAt: undefined } },
] as const)('a wrong field of $id is named, with the call', async ({ id, flow, fields }) => {
  const host = await serveMocks(changeData(id, () => fields));
  const run = await beginRun(host.origin, {});
  const [result] = await runFlows(
    run,
    allFlows.filter(({ name }) => name === flow),
  );
  host.close();
  const [[name, value] = []] = Object.entries(fields);
  expect(result?.failure).toMatchObject({
    what: `${id} 200: data.${name}`,
    got: expect.stringContaining(value ?? 'nothing'),
    curl: expect.stringContaining(id === 'getEvent' ? '-X GET' : '-X PATCH'),
  });
});

test('a field that is missing after a write is named, with the read', async () => {
  const host = await serveMocks(
    changeText(['updateGuest', 'getGuest'], (text) => text.replace(/"isWAPhone":false,?/, '')),
  );
  const run = await beginRun(host.origin, {});
  const [result] = await runFlows(
    run,
    allFlows.filter(({ name }) => name === 'a guest changes, and keeps what was not sent'),
  );
  host.close();
  expect(result?.failure).toMatchObject({
    what: 'getGuest 200: data.isWAPhone',
    expected: 'what was sent: false',
    got: 'nothing',
    curl: expect.stringContaining('-X GET'),
  });
});

test('a refused write is reported with the errors of the server', async () => {
  const text = '{"message":"Invalid","errors":[{"type":"phone","message":"Digits only"}]}';
  const result = await removeGuests('POST', 400, text);
  expect(result?.failure).toMatchObject({
    what: 'createGuest 400',
    got: 'ApiError 400: Invalid; phone: Digits only',
  });
});
