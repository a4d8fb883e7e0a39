/** Ends a command with one line: what is wrong, and what to do about it. */
export class Unusable extends Error {
  override readonly name = 'Unusable';
}

/** A backend's origin out of what was typed; `/api/v1` at its end is understood. */
export function readOrigin(typed: string | undefined, usage: string): string {
  if (typed === undefined) throw new Unusable(`Name the backend.\n${usage}`);
  const address = /^https?:\/\//.test(typed) ? typed : `http://${typed}`;
  if (!URL.canParse(address))
    throw new Unusable(`${typed} is no address: write it like https://api.example.com.`);
  const { origin, pathname } = new URL(address);
  if (!['', '/', '/api/v1', '/api/v1/'].includes(pathname)) {
    throw new Unusable(`${typed} has a path: the calls go to ${origin}/api/v1, so name ${origin}.`);
  }
  return origin;
}

/** Whether there is an API at all. @throws Unusable */
export async function checkReach(origin: string): Promise<void> {
  const url = `${origin}/api/v1/users/me`;
  const response = await ask(url, {}, `Is the server running, and is the port right?`);
  const text = await response.text();
  if (text.trimStart().startsWith('<')) {
    throw new Unusable(
      `${url} answers ${response.status} with HTML: a web page or a proxy is there, not the API.`,
    );
  }
  if (response.status === 404) {
    throw new Unusable(`${url} answers 404: the API is not below ${origin}/api/v1.`);
  }
  if (response.status >= 500) {
    throw new Unusable(`${url} answers ${response.status}: the server fails before any check. See its log.`);
  }
}

/** Whether the state handler answers, and gives a token that holds. @throws Unusable */
export async function checkStates(origin: string, stateUrl: string, token?: string): Promise<void> {
  if (!URL.canParse(stateUrl)) throw new Unusable(`--state-url ${stateUrl} is no address.`);
  const body = JSON.stringify({ state: 'an organiser is signed in', params: {}, action: 'setup' });
  const headers = { 'content-type': 'application/json' };
  const response = await ask(stateUrl, { method: 'POST', headers, body }, 'Is --state-url right?');
  const text = await response.text();
  if (!response.ok) {
    const cause = response.status >= 500 ? 'the state handler fails: see its log.' : 'is --state-url right?';
    throw new Unusable(`${stateUrl} answers ${response.status} to “an organiser is signed in”: ${cause}`);
  }
  const given = token ?? readToken(text);
  if (given === undefined) {
    throw new Unusable(
      `${stateUrl} gives no token: answer {"token": "…"} to “an organiser is signed in”, or name --token.`,
    );
  }
  const me = await ask(`${origin}/api/v1/users/me`, { headers: { authorization: `Bearer ${given}` } }, '');
  if (me.status === 401) {
    throw new Unusable(
      `The token ${token ? 'of --token' : 'of the state handler'} is refused with 401: it has ended, or is of another server.`,
    );
  }
}

function readToken(text: string): string | undefined {
  try {
    const { token }: { token?: unknown } = JSON.parse(text);
    return typeof token === 'string' && token !== '' ? token : undefined;
  } catch {
    return undefined;
  }
}

async function ask(url: string, init: RequestInit, advice: string): Promise<Response> {
  try {
    return await fetch(url, { ...init, signal: AbortSignal.timeout(5_000) });
  } catch (error) {
    const isTimeout = error instanceof Error && error.name === 'TimeoutError';
    throw new Unusable(`${url} ${isTimeout ? 'does not answer within 5 s' : 'cannot be reached'}. ${advice}`);
  }
}

/** Runs a command; what makes it unusable is one line and exit status 1. */
export async function runCommand(command: () => Promise<boolean>): Promise<void> {
  try {
    process.exitCode = (await command()) ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Unusable || error instanceof TypeError ? error.message : error);
    process.exitCode = 1;
  }
}
