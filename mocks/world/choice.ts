import { defaultWorld } from './worlds.ts';

/** How a request chooses its world and its scenarios: by header or by cookie. */
export const choice = {
  world: { header: 'x-mock-world', cookie: 'mock-world' },
  scenarios: { header: 'x-mock-scenario', cookie: 'mock-scenario' },
} as const;

/** The name of a request's world. */
export const getWorldName = (request: Request): string =>
  (readChoice(request.headers, choice.world) ?? '').slice(0, 200) || defaultWorld;

/** The scenarios that a request asks for; undefined to use those of its world. */
export const getScenarios = (request: Request): string | undefined =>
  readChoice(request.headers, choice.scenarios);

function readChoice(
  headers: Headers,
  { header, cookie }: { header: string; cookie: string },
): string | undefined {
  return headers.get(header) ?? cookieNamed(cookie, headers.get('cookie') ?? '');
}

function cookieNamed(name: string, cookies: string): string | undefined {
  const found = cookies
    .split(';')
    .map((each) => each.trim())
    .find((each) => each.startsWith(`${name}=`));
  return found === undefined ? undefined : decodeValue(found.slice(name.length + 1));
}

/** Creates a Set-Cookie header for the whole origin; an empty value removes the cookie. */
export const setCookie = (name: string, value: string): string =>
  `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${value === '' ? '; Max-Age=0' : ''}`;

function decodeValue(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
