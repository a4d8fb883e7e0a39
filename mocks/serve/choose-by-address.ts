import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseScenarios } from '../scenarios/scenario-grammar.ts';
import { choice, setCookie } from '../world/choice.ts';
import { knownScenarios } from './host-handlers.ts';

/**
 * Lets the address of a page choose the scenarios of its browser from then on: `?mock=saves:500` sets the cookie,
 * `?mock=off` removes it. Connect-style middleware. An unknown scenario is answered with a page that names the known
 * ones.
 */
export function chooseByAddress(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  const { method, url = '/', headers } = request;
  const isPage = method === 'GET' && (headers.accept ?? '').includes('text/html');
  const chosen = isPage ? new URL(`http://mock.test${url}`).searchParams.get('mock') : null;
  if (chosen !== null) {
    try {
      parseScenarios(chosen, knownScenarios);
    } catch (error) {
      response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(`?mock=${chosen}\n\n${(error as Error).message}\n`);
      return;
    }
    response.appendHeader('set-cookie', setCookie(choice.scenarios.cookie, chosen === 'off' ? '' : chosen));
  }
  next();
}
