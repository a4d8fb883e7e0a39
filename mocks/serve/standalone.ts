/**
 * The mock backend alone: `npm run mocks -- [--port 4010] [--host]`. With --host every network address is listened on, and
 * not this machine's alone. Any origin may call it, so that a build on another origin can use it.
 */
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { demoAccounts } from '../backend/seeds/accounts.ts';
import { allowAnyOrigin } from './cors.ts';
import { createMiddleware } from './node.ts';

const usage = `npm run mocks -- [--port 4010] [--host]
  --port  where to listen, 1 to 65535 (4010)
  --host  listen on every network address, not on this machine alone`;

const { port, host } = readArguments();
const taken = `Port ${port} is taken: choose another one with --port.`;
const mocks = createMiddleware();
const server = createServer((request, response) => {
  allowAnyOrigin(request, response, () =>
    mocks(request, response, (error) => {
      if (error) console.error(error);
      response.writeHead(error ? 500 : 404, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify({
          message: error ? 'The mock failed: see its console.' : 'Nothing is served here but /api.',
        }),
      );
    }),
  );
});

server.on('error', ({ code, message }: NodeJS.ErrnoException) =>
  stop(code === 'EADDRINUSE' ? taken : message),
);
server.listen(port, host ? '0.0.0.0' : '127.0.0.1', () => {
  console.log(`The mock backend is at http://localhost:${port}/api/v1`);
  for (const { email, password, role } of demoAccounts) console.log(`  ${role}: ${email} / ${password}`);
  console.log(`  scenarios: http://localhost:${port}/_mock/scenarios`);
});

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string', default: '4010' },
        host: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    if (values.help) {
      console.log(usage);
      process.exit();
    }
    const given = Number(values.port);
    if (!Number.isInteger(given) || given < 1 || given > 65_535)
      stop(`--port ${values.port} is no port: give a number from 1 to 65535.`);
    return { port: given, host: values.host };
  } catch (error) {
    return stop(`${(error as Error).message.split('\n')[0]}\n${usage}`);
  }
}

function stop(reason: string): never {
  console.error(reason);
  process.exit(1);
}
