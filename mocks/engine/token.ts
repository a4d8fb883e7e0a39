import { jwtDecode } from 'jwt-decode';

/** The claims of a token: its account, and when it was issued and expires, in seconds since 1970. */
export interface Claims {
  id: string;
  iat: number;
  exp: number;
}

/** How long a demo token is valid (the specification, section 9). */
const lifetime = 2 * 24 * 60 * 60;

/** A token in the form of a JWT. @param now milliseconds since 1970 */
export function tokenFor(userId: string, now: number): string {
  const iat = Math.floor(now / 1000);
  return signClaims({ id: userId, iat, exp: iat + lifetime });
}

/** Creates a token that has already expired. @param now milliseconds since 1970 */
export function expiredTokenFor(userId: string, now: number): string {
  const exp = Math.floor(now / 1000) - 60;
  return signClaims({ id: userId, iat: exp - lifetime, exp });
}

/** The claims of a valid token of this mock; undefined for any other text. */
export function verifyToken(token: string, now: number): Claims | undefined {
  const claims = decodeToken(token);
  return claims && signClaims(claims) === token && claims.exp > now / 1000 ? claims : undefined;
}

/** The claims in a token, expired or not; undefined for any other text. */
export function decodeToken(token: string): Claims | undefined {
  try {
    const { id, iat, exp } = jwtDecode<Partial<Claims>>(token);
    return id !== undefined && iat !== undefined && exp !== undefined ? { id, iat, exp } : undefined;
  } catch {
    return undefined;
  }
}

function signClaims(claims: Claims): string {
  const content = `${encodePart({ alg: 'mock', typ: 'JWT' })}.${encodePart(claims)}`;
  return `${content}.${checksum(`guestwise mock ${content}`)}`;
}

const encodePart = (value: object): string =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/**
 * FNV-1a. This is not cryptography: it only shows that a mock issued a token, or recognises a password without storing
 * it. It must also run in a page on plain http, where browsers offer no crypto.subtle.
 */
export function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
