import { createHash } from 'node:crypto';
import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { production } from '../../tools/addresses.ts';

export type ExportHost = Awaited<ReturnType<typeof startHost>>;

/** A host of the export on an origin of its own, which can lose its connection and get a newer export. */
export async function startHost() {
  let isNewer = false;
  const server = createServer((request, response) => void answerRequest(request, response));
  async function answerRequest(request: IncomingMessage, response: ServerResponse) {
    const answer = await pass(request, isNewer);
    const { statusCode = 502, headers } = answer;
    const type = String(headers['content-type']);
    if (!isNewer || !/html|javascript|css/.test(type)) {
      response.writeHead(statusCode, headers);
      return void answer.pipe(response);
    }
    const before = (await buffer(answer)).toString();
    const after = exchangeHashes(before);
    const change = (text: string) => exchangePolicy(text, before, after);
    delete headers['content-length'];
    const policy = headers['content-security-policy'];
    if (policy) headers['content-security-policy'] = change(String(policy));
    response.writeHead(statusCode, headers).end(change(after));
  }
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, 'localhost', () => resolve()));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    /** Ends every connection, and accepts none. */
    disconnect: () =>
      new Promise<void>((resolve) => {
        // Also calls back if the server was not listening.
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    connect: async () => {
      if (!server.listening) await listen(port);
    },
    /** From now on the files have other hashes in their names, and those of before are missing. */
    deploy: () => void (isNewer = true),
  };
}

/** Passes a request on to the server of the browser tests, with its mock backend. */
const pass = (request: IncomingMessage, isNewer: boolean) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const { method = 'GET', url = '/' } = request;
    const headers = { ...request.headers, host: new URL(production).host, 'accept-encoding': 'identity' };
    // The server knows nothing of the deployment.
    delete headers['if-none-match'];
    const address = new URL(isNewer ? exchangeHashes(url) : url, production);
    request.pipe(send(address, { method, headers }, resolve).on('error', reject));
  });

const reverse = (hash: string) => hash.split('').toReversed().join('');

/** Reverses the hashes in the names of files, and the version of the worker. Twice restores the text. */
const exchangeHashes = (text: string) =>
  text
    .replace(/-([\w-]{8})\.(js|css)\b/g, (_, hash: string, ending: string) => `-${reverse(hash)}.${ending}`)
    .replace(/"version":"([\da-f]{64})"/, (_, version: string) => `"version":"${reverse(version)}"`);

/** The inline scripts name files, so the policy has other hashes of them. */
function exchangePolicy(text: string, before: string, after: string) {
  const [hashes, newHashes] = [before, after].map((html) =>
    [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) =>
      createHash('sha256').update(script).digest('base64'),
    ),
  );
  return (hashes ?? []).reduce(
    (policy, hash, place) => policy.replaceAll(hash, newHashes?.[place] ?? ''),
    text,
  );
}
