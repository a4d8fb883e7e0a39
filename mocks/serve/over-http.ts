import type { IncomingMessage, ServerResponse } from 'node:http';

/** Converts a Node request to a web `Request`, which is aborted when the client disconnects. */
export async function toRequest(message: IncomingMessage, response: ServerResponse): Promise<Request> {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  const chunks: Uint8Array[] = [];
  for await (const chunk of message) chunks.push(chunk);
  // HTTP/2 puts :method and similar fields among the headers.
  const headers = Object.entries(message.headers)
    .filter(([name]) => !name.startsWith(':'))
    .flatMap(([name, value = []]) => [value].flat().map((each): [string, string] => [name, each]));
  const method = message.method ?? 'GET';
  const init = { method, headers, signal: gone.signal };
  // The host does not matter here, and the header may be invalid.
  const url = `http://mock.test${message.url ?? '/'}`;
  return new Request(
    url,
    chunks.length > 0 && method !== 'GET' ? { ...init, body: Buffer.concat(chunks) } : init,
  );
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
