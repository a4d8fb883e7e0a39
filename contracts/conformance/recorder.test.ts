import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createRecorder } from './recorder.ts';

/** Sends a request to a server that is busy for some calls. */
async function sendTo(busyCalls: number) {
  let calls = 0;
  const bodies: string[] = [];
  const server = createServer((message, response) => {
    calls += 1;
    message.on('data', (chunk) => bodies.push(String(chunk)));
    message.on('end', () => response.writeHead(calls > busyCalls ? 200 : 429, { 'retry-after': '0' }).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const { status } = await createRecorder().send(new Request(url, { method: 'POST', body: 'two' }));
  server.close();
  server.closeAllConnections();
  return { status, bodies };
}

test('a busy server is asked again, with the same body', async () => {
  expect(await sendTo(2)).toEqual({ status: 200, bodies: ['two', 'two', 'two'] });
});
