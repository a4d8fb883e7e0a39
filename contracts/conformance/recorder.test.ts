import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createRecorder } from './recorder.ts';

/** Sends an answer to a server that is busy for some calls. */
async function sendTo(busyCalls: number, retryAfter = '0') {
  let calls = 0;
  const bodies: string[] = [];
  const server = createServer((message, response) => {
    calls += 1;
    message.on('data', (chunk) => bodies.push(String(chunk)));
    message.on('end', () =>
      response.writeHead(calls > busyCalls ? 200 : 429, { 'retry-after': retryAfter }).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1/events/guests/g1/rsvp`;
  const recorder = createRecorder();
  const { status } = await recorder.send(new Request(url, { method: 'POST', body: 'two' }));
  const violation = await recorder.findViolation(false);
  server.close();
  server.closeAllConnections();
  return { status, bodies, violation };
}

test('a busy server is asked again, with the same body', async () => {
  expect(await sendTo(2)).toEqual({ status: 200, bodies: ['two', 'two', 'two'] });
});

test('a server that asks to wait until a date is reported with the call', async () => {
  const date = 'Fri, 01 May 2026 12:00:30 GMT';
  expect((await sendTo(1, date)).violation).toMatchObject({ what: 'saveRsvp 429: Retry-After', got: date });
});

test('no note names a field that another flow has sent, and one that the server has set is noted', async () => {
  const stored = { _id: 'e1', plan: 'A surprise', table: 7 };
  const server = createServer((_, response) => response.end(JSON.stringify({ data: stored })));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1/events/e1`;
  const written = new Set<string>();
  const body = JSON.stringify({ plan: 'A surprise', table: 'other' });
  await createRecorder(written).send(new Request(url, { method: 'PATCH', body }));
  const recorder = createRecorder(written);
  await recorder.send(new Request(url));
  const notes = (await recorder.findDrift()).filter((line) => line.endsWith('is not described'));
  server.close();
  server.closeAllConnections();
  expect(notes).toEqual(['getEvent 200: data.table (number) is not described']);
});
