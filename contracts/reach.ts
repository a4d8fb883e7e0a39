import { parseJson } from '../src/api/parse-json.ts';
import type { StateChange } from './state-values.ts';

/** Ends a command with one line: what is wrong, and what to do about it. */
export class Unusable extends Error {
  override readonly name = 'Unusable';
}

/** Parses the options of a command; `--help` prints its usage and ends it. @throws Unusable for an unknown option */
export function readWords<Words>(parse: () => Words, usage: string): Words {
  if (process.argv.includes('--help')) {
    console.log(usage);
    process.exit();
  }
  try {
    return parse();
  } catch (error) {
    throw new Unusable(`${(error as Error).message.split('. To specify')[0]}.\n${usage}`);
  }
}

/** Parses a backend's origin; a trailing `/api/v1` is accepted. */
export function readOrigin([typed, more]: readonly string[], usage: string): string {
  if (typed === undefined) throw new Unusable(`Name the backend.\n${usage}`);
  if (more !== undefined) throw new Unusable(`Name one backend: ${more} is too much.\n${usage}`);
  const address = /^https?:\/\//.test(typed) ? typed : `http://${typed}`;
  if (!URL.canParse(address) || /^http:\/\/[a-z]+:\/\//i.test(address))
    throw new Unusable(`${typed} is no address: write it like https://api.example.com.`);
  const { origin, pathname } = new URL(address);
  if (!['', '/', '/api/v1', '/api/v1/'].includes(pathname)) {
    throw new Unusable(`${typed} has a path: the calls go to ${origin}/api/v1, so name ${origin}.`);
  }
  return origin;
}

/** Checks that there is an API at all. @throws Unusable */
export async function checkReach(origin: string): Promise<void> {
  const url = `${origin}/api/v1/users/me`;
  const response = await ask(url, {}, `Is the server running, and is the port right?`);
  const text = await response.text();
  if (text.trimStart().startsWith('<')) {
    throw new Unusable(
      `${url} answers ${response.status} with HTML: a web page or a proxy is there. Name the host of the API.`,
    );
  }
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('text/html') && text !== '') {
    throw new Unusable(
      `${url} answers JSON with the header content-type: ${type}. Browsers and the product take that for a page: send content-type: application/json.`,
    );
  }
  if (response.status === 404) {
    throw new Unusable(`${url} answers 404: the API is not below ${origin}/api/v1. Name its host.`);
  }
  if (response.status >= 500) {
    throw new Unusable(`${url} answers ${response.status}: the server fails before any check. See its log.`);
  }
}

/** Calls the state handler. @returns what it gives, or its refusal. @throws Unusable where it cannot be reached */
export async function postState(
  stateUrl: string,
  change: StateChange,
): Promise<{ values: Record<string, unknown>; refusal?: string }> {
  if (!URL.canParse(stateUrl))
    throw new Unusable(
      `--state-url ${stateUrl} is no address: write it like http://localhost:3000/_pact/states.`,
    );
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(change);
  const response = await ask(stateUrl, { method: 'POST', headers, body }, 'Is --state-url right?');
  const text = await response.text();
  const said = text.slice(0, 300).replaceAll(/\s+/g, ' ');
  if (!response.ok) return { values: {}, refusal: `${response.status} to “${change.state}”: ${said}` };
  return { values: (parseJson(text.trim() || '{}') ?? {}) as Record<string, unknown> };
}

/** Sets a provider state. @returns its token, or the one given in its place. @throws Unusable for none */
export async function askForToken(stateUrl: string, state: string, given?: string): Promise<string> {
  const { refusal, values } = await postState(stateUrl, { state, params: {}, action: 'setup' });
  if (refusal !== undefined)
    throw new Unusable(`${stateUrl} answers ${refusal} See its log; is --state-url right?`);
  const { token = given } = values;
  if (typeof token === 'string' && token !== '') return token;
  throw new Unusable(`${stateUrl} gives no token: answer {"token": "…"} to “${state}”, or name --token.`);
}

/** Checks that the backend accepts a token. @param whose for the message. @throws Unusable */
export async function checkToken(origin: string, token: string, whose: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const { status } = await ask(`${origin}/api/v1/users/me`, { headers }, '');
  if (status === 401)
    throw new Unusable(
      `The token of ${whose} is refused with 401: it has ended, or is of another server. Take a new one.`,
    );
}

async function ask(url: string, init: RequestInit, advice: string): Promise<Response> {
  try {
    const signal = AbortSignal.timeout(5_000);
    const response = await fetch(url, { ...init, redirect: 'manual', signal });
    return checkRedirect(url, response) ? await fetch(url, { ...init, signal }) : response;
  } catch (error) {
    if (error instanceof Unusable) throw error;
    throw new Unusable(`${url} ${describeFailure(error, advice)}`.trim());
  }
}

/** @returns whether it redirects within its own host. @throws Unusable where it redirects to another one */
function checkRedirect(url: string, { status, headers }: Response): boolean {
  const location = headers.get('location');
  if (status < 300 || status > 399 || location === null || !URL.canParse(location, url)) return false;
  const { origin } = new URL(location, url);
  if (origin === new URL(url).origin) return true;
  throw new Unusable(
    `${url} redirects with ${status} to ${origin}, and a call loses its token or its body on the way. Name ${origin} instead, or the host of the API.`,
  );
}

function describeFailure(error: unknown, advice: string): string {
  if (error instanceof Error && error.name === 'TimeoutError') return `does not answer within 5 s. ${advice}`;
  // Such as ECONNREFUSED or SELF_SIGNED_CERT_IN_CHAIN.
  const { code } = ((error as Error).cause ?? {}) as { code?: string };
  return `cannot be reached${code === undefined ? '' : ` (${code})`}. ${advice}`;
}

/** Runs a command. Unusable input is reported in one line with exit status 1. */
export async function runCommand(command: () => Promise<boolean>): Promise<void> {
  try {
    process.exitCode = (await command()) ? 0 : 1;
  } catch (error) {
    console.error(
      error instanceof Unusable || error instanceof TypeError || error instanceof SyntaxError
        ? error.message
        : error,
    );
    process.exitCode = 1;
  }
}
