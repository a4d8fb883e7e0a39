import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeUnusable, readPort, whyUnusable } from './ports.ts';

const taken = createServer();
let port = 0;
beforeAll(async () => {
  await new Promise<void>((resolve) => taken.listen(0, 'localhost', resolve));
  ({ port } = taken.address() as AddressInfo);
});
afterAll(() => void taken.close());

test('a port is in use at either address of localhost', async () => {
  const find = (addresses: string[]) => () => Promise.resolve(addresses);
  // `taken` listens at one of the two; a machine may have no IPv6.
  const { address } = taken.address() as AddressInfo;
  const other = address === '::1' ? '127.0.0.1' : '127.0.0.2';
  expect(await whyUnusable(port, 'localhost', find([other, address]))).toBe('EADDRINUSE');
  expect(await whyUnusable(port, 'localhost', find([address, other]))).toBe('EADDRINUSE');
  expect(await whyUnusable(port, 'localhost', find([other]))).toBeUndefined();
  // An address that the machine does not have is no reason, unless it is the only one.
  expect(await whyUnusable(port, 'localhost', find(['192.0.2.1', other]))).toBeUndefined();
  expect(await whyUnusable(port, 'localhost', find(['192.0.2.1']))).toBe('EADDRNOTAVAIL');
});

test('a machine that does not know localhost needs a line in /etc/hosts, not another port', async () => {
  const notFound = () => Promise.reject(Object.assign(new Error(), { code: 'EAI_AGAIN' }));
  const reason = await whyUnusable(4173, 'localhost', notFound);
  expect(describeUnusable(4173, reason ?? '', 'E2E_PORT')).toBe(
    'localhost has no address (EAI_AGAIN): add "127.0.0.1 localhost" to /etc/hosts.',
  );
  expect(describeUnusable(80, 'EACCES', 'E2E_PORT')).toBe(
    'Port 80 cannot be used (EACCES): move the ports, as in E2E_PORT=4300.',
  );
});

test('a port by variable is a whole number that leaves room for the ports after it', () => {
  expect(readPort('E2E_PORT', 4173, {})).toBe(4173);
  expect(readPort('E2E_PORT', 4173, { E2E_PORT: '4300' })).toBe(4300);
  for (const text of ['x', '0', '65536', '43.5'])
    expect(() => readPort('E2E_PORT', 4173, { E2E_PORT: text })).toThrow(`E2E_PORT=${text} is no port`);
});
