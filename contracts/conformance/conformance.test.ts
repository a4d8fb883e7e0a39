import { expect, test } from 'vitest';
import { serveMocks } from '../mock-host.ts';
import { minimalResponses } from '../mutants/minimal-responses.ts';
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

test('a failure reports what was expected, what was received, and the request', async () => {
  const host = await serveMocks({
    changeResponse: (response, request) =>
      request.method === 'DELETE' ? { ...response, status: 200, text: '{}' } : response,
  });
  const run = await beginRun(host.origin, {});
  const flows = allFlows.filter(({ name }) => name === 'a removed guest is gone, and nobody else');
  const [result] = await runFlows(run, flows);
  host.close();
  expect(result).toMatchObject({ outcome: 'failed', failure: { got: '200' } });
  expect(result?.failure?.curl).toMatch(/^curl -i -X DELETE '.+' -H 'authorization: Bearer \$TOKEN'/);
  expect(writeJUnit(result ? [result] : [])).toContain('failures="1"');
});
