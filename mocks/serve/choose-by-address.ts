import type { IncomingMessage, ServerResponse } from 'node:http';
import { choice, setCookie } from '../world/choice.ts';

/**
 * Lets the address of a page choose the scenarios that its browser meets from then on: `?mock=saves:500` sets the cookie,
 * `?mock=off` takes it away. Connect-style middleware; goes on in any case.
 */
export function chooseByAddress(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  const chosen = isPage(request) ? searchOf(request).get('mock') : null;
  if (chosen !== null) {
    const scenarios = chosen === 'off' ? '' : chosen;
    response.appendHeader('set-cookie', setCookie(choice.scenarios.cookie, scenarios));
  }
  next();
}

const isPage = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && (headers.accept ?? '').includes('text/html');

const searchOf = ({ url = '' }: IncomingMessage): URLSearchParams =>
  new URLSearchParams(url.includes('?') ? url.slice(url.indexOf('?')) : '');
