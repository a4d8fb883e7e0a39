import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** Converts a Node request to a web `Request`, which is aborted when the client disconnects. */
export async function toRequest(message: IncomingMessage, response: ServerResponse): Promise<Request> {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  const { method = 'GET', url = '/' } = message;
  const headers = Object.entries(message.headers).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  const body = method === 'GET' || method === 'HEAD' ? null : new Uint8Array(await buffer(message));
  // The host does not matter here, and the header may be invalid.
  return new Request(`http://mock.test${url}`, { method, headers, body, signal: gone.signal });
}

/** Sends a response; one of type `error` cuts the connection. */
export async function send(answer: Response, response: ServerResponse): Promise<void> {
  if (answer.type === 'error') {
    response.socket?.destroy();
    return;
  }
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) response.appendHeader(name, value);
  response.end(Buffer.from(await answer.arrayBuffer()));
}
