import { checksum } from './checksum.ts';

/** What a token says: whose it is, and when it was given and ends, in seconds since 1970. */
export interface Claims {
  id: string;
  iat: number;
  exp: number;
}

/** Demo token expiry (the specification, section 9). */
const lifetime = 2 * 24 * 60 * 60;

/** A token in the form of a JWT. @param now milliseconds since 1970 */
export function tokenFor(userId: string, now: number): string {
  const iat = Math.floor(now / 1000);
  return signed({ id: userId, iat, exp: iat + lifetime });
}

/** A token whose time was over before it was given. @param now milliseconds since 1970 */
export function expiredTokenFor(userId: string, now: number): string {
  const exp = Math.floor(now / 1000) - 60;
  return signed({ id: userId, iat: exp - lifetime, exp });
}

/** The claims of a token that this mock wrote and that has not ended; undefined for any other text. */
export function claimsOf(token: string, now: number): Claims | undefined {
  const claims = decoded(token);
  return claims && signed(claims) === token && claims.exp > now / 1000 ? claims : undefined;
}

/** The claims as they stand in a token, whether it holds or not. */
export function decoded(token: string): Claims | undefined {
  try {
    const text = atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
    const { id, iat, exp }: Partial<Claims> = JSON.parse(text);
    return typeof id === 'string' && typeof iat === 'number' && typeof exp === 'number'
      ? { id, iat, exp }
      : undefined;
  } catch {
    return undefined;
  }
}

function signed(claims: Claims): string {
  const content = `${encoded({ alg: 'mock', typ: 'JWT' })}.${encoded(claims)}`;
  return `${content}.${checksum(`guestwise mock ${content}`)}`;
}

const encoded = (value: object): string =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
