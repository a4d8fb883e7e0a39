import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import { createMockServer, createWorlds, type Middleware, type MockServerOptions } from './node.ts';

export interface TestHost {
  /** Such as http://localhost:41234; available once the tests run. */
  origin: string;
}

/**
 * Starts the mock backend on a free port for the tests of a file. What it passes on is answered with 418.
 * @param before middleware in front of it
 */
export function setUpTestHost(
  options: Partial<MockServerOptions> = {},
  before: Middleware = passOn,
): TestHost {
  const host: TestHost = { origin: '' };
  const mocks: Middleware = createMockServer({ worlds: createWorlds(), ...options });
  const server = createServer((request, response) => {
    before(request, response, () =>
      mocks(request, response, (error) => response.writeHead(error ? 500 : 418).end()),
    );
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    host.origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });
  return host;
}

const passOn: Middleware = (_request, _response, next) => next();
