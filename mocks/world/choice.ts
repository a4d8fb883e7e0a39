import { defaultWorld } from './worlds.ts';

/** How a request says which world it lives in, and which scenarios it wants to meet: by header, or by cookie. */
export const choice = {
  world: { header: 'x-mock-world', cookie: 'mock-world' },
  scenarios: { header: 'x-mock-scenario', cookie: 'mock-scenario' },
} as const;

/** The name of the world a request belongs to. */
export const worldOf = (request: Request): string =>
  (chosen(request.headers, choice.world) ?? '').slice(0, 200) || defaultWorld;

/** The scenarios a request asks for; undefined if it leaves that to its world. */
export const scenariosOf = (request: Request): string | undefined =>
  chosen(request.headers, choice.scenarios);

function chosen(
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
  return found === undefined ? undefined : decoded(found.slice(name.length + 1));
}

/** A Set-Cookie header for the whole origin; an empty value takes the cookie away. */
export const setCookie = (name: string, value: string): string =>
  `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${value === '' ? '; Max-Age=0' : ''}`;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
