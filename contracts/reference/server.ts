import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { problem, Reply } from './answers.ts';
import { endpoints } from './endpoints.ts';
import { createStateHandler } from './states.ts';
import { Store } from './store.ts';

/** A backend written only from openapi/ and contracts/BACKEND.md. It shows that the documents are sufficient. */
export async function serveReference() {
  const store = new Store();
  const states = createStateHandler(store);
  const server = createServer((message, response) => {
    readJson(message)
      .then((body) =>
        send(
          response,
          isStates(message) ? new Reply(200, states(body as never)) : answer(store, message, body),
        ),
      )
      .catch((error: unknown) =>
        send(response, error instanceof Reply ? error : problem(500, String(error))),
      );
  });
  // Node would close idle connections after five seconds, just when a test that was held up uses one again.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin, stateUrl: `${origin}/_pact/states`, close };
}

const isStates = ({ url }: IncomingMessage) => url === '/_pact/states';

async function readJson(message: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of message) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  return text === '' ? {} : JSON.parse(text);
}

function answer(
  store: Store,
  { method, url = '/', headers }: IncomingMessage,
  body: Record<string, unknown>,
): Reply {
  if (method === 'OPTIONS') return new Reply(204);
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const path = pathname.replace(/^\/api\/v1/, '');
  const found = endpoints.find(([verb, pattern]) => verb === method && pattern.test(path));
  if (!found) throw problem(404, 'No such address');
  const [, pattern, act, isOpen] = found;
  const caller = store.findCaller(headers.authorization);
  if (!caller && !isOpen) throw problem(401, 'Please sign in again');
  const nobody = { uid: '', email: '', password: '', displayName: '', preference: {} };
  const at = pattern.exec(path)?.slice(1) ?? [];
  return act({ store, at, query: searchParams, body, caller: caller ?? nobody });
}

function send(response: ServerResponse, { status, body }: Reply) {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-allow-headers', 'authorization, content-type');
  response.setHeader('access-control-allow-methods', 'GET, POST, PATCH, DELETE');
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.writeHead(status).end(body === undefined ? undefined : JSON.stringify(body));
}
