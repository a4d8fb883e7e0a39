/**
 * The mock backend alone: `npm run mocks -- [--port 4010] [--host]`. With --host every network address is listened on,
 * and not this machine's alone. Any origin may call it, so that a build on another origin can use it.
 */
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { demoAccounts } from '../backend/seeds/accounts.ts';
import { allowAnyOrigin } from './cors.ts';
import { createMiddleware } from './node.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4010' },
    host: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log('npm run mocks -- [--port 4010] [--host]');
  process.exit();
}
const port = Number(values.port);
const mocks = createMiddleware();
const server = createServer((request, response) => {
  allowAnyOrigin(request, response, () =>
    mocks(request, response, (error) => {
      if (error) console.error(error);
      response.writeHead(error ? 500 : 404).end('Nothing is served here but /api, /cards and /_mock.\n');
    }),
  );
});

server.on('error', ({ code, message }: NodeJS.ErrnoException) => {
  const taken = `Port ${port} is in use: stop the other server, or run: npm run mocks -- --port ${port + 1}`;
  console.error(code === 'EADDRINUSE' ? taken : message);
  process.exitCode = 1;
});
server.listen(port, values.host ? '0.0.0.0' : '127.0.0.1', () => {
  console.log(`The mock backend is at http://localhost:${port}/api/v1`);
  for (const { email, password, role } of demoAccounts) console.log(`  ${role}: ${email} / ${password}`);
  console.log(`  scenarios: http://localhost:${port}/_mock/scenarios`);
});
