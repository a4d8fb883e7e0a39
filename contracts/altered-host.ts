import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createBackendWorld } from '../mocks/backend/backend.ts';
import description from '../mocks/backend/description.gen.json' with { type: 'json' };
import { requestOf, send } from '../mocks/serve/over-http.ts';
import { createResponder } from '../mocks/serve/respond.ts';
import { createValidator } from '../mocks/engine/validator.ts';

const validator = createValidator(description);

/** What a backend does otherwise than the mock: to the address that it is asked for, or to its answer. */
export interface Alteration {
  asked?(url: string): string;
  answered?(answer: { status: number; text: string }, url: string): { status: number; text: string };
}

/** The mock backend on a free port, with an alteration of what goes over the wire, and its world. */
export async function serveAltered({ asked = (url) => url, answered = (answer) => answer }: Alteration = {}) {
  const world = createBackendWorld('contract');
  const respond = createResponder({ world: () => world, validator });
  const answer = async (message: IncomingMessage, response: ServerResponse) => {
    const request = await requestOf(message, response);
    const own = await respond(new Request(asked(request.url), request));
    if (!own) return void response.writeHead(418).end();
    const { status, text } = answered({ status: own.status, text: await own.text() }, request.url);
    // A 204 may have no body, not even an empty one.
    await send(new Response(text === '' ? null : text, { status, headers: own.headers }), response);
  };
  const server = createServer((message, response) => {
    answer(message, response).catch((error: Error) => response.writeHead(502).end(error.message));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, world, close };
}
