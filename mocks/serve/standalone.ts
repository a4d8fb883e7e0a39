/**
 * The mock backend alone: `npm run mocks -- [--port 4010] [--host]`. With --host every network address is listened on, and
 * not this machine's alone. Any origin may call it, so that an export somewhere else can use it.
 */
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { demoAccounts } from '../backend/seeds/accounts.ts';
import { allowAnyOrigin } from './cors.ts';
import { mockMiddleware } from './node.ts';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '4010' }, host: { type: 'boolean', default: false } },
});

const server = createServer((request, response) => {
  allowAnyOrigin(request, response, () =>
    mockMiddleware(request, response, (error) => {
      if (error) console.error(error);
      response.writeHead(error ? 500 : 404, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify({
          message: error ? 'The mock failed: see its console.' : 'Nothing is served here but /api/v1.',
        }),
      );
    }),
  );
});

server.listen(Number(values.port), values.host ? '0.0.0.0' : '127.0.0.1', () => {
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : values.port;
  console.log(`The mock backend is at http://localhost:${port}/api/v1`);
  for (const { email, password, role } of demoAccounts) console.log(`  ${role}: ${email} / ${password}`);
  console.log(`  scenarios: http://localhost:${port}/_mock/scenarios`);
});

// By `process.exit`, so that what is still to be written is written.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit());
