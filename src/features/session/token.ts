import { jwtDecode } from 'jwt-decode';
import * as v from 'valibot';
import * as keys from '../../storage/keys.ts';
import { createGuardSchema, createStoredValue } from '../../storage/storage.ts';
import { isUsableSkew } from './clock-skew.ts';

const maxTokenLength = 8_192;
/** The form of a JWT, with a generous maximum length. */
export const tokenSchema = v.pipe(
  v.string(),
  v.maxLength(maxTokenLength),
  v.regex(/^[\w-]+\.[\w-]+\.[\w-]*$/),
);

/** The access token of this browser, shared by its tabs. */
export const storedToken = createStoredValue(keys.token, tokenSchema);

/** How far this device's clock is ahead of the server's, in seconds, as measured at the last login. */
export const storedSkew = createStoredValue(keys.clockSkew, createGuardSchema(isUsableSkew));

/** The claims of a token, in seconds since 1970 by the server's clock. */
export interface Claims {
  /** The user it was issued for, if it says so. */
  subject: string | undefined;
  issuedAt: number | undefined;
  expiresAt: number | undefined;
}

const seconds = v.fallback(v.optional(v.pipe(v.number(), v.finite())), undefined);
const name = v.fallback(v.optional(v.pipe(v.string(), v.nonEmpty())), undefined);
const claims = v.pipe(
  v.object({ sub: name, id: name, _id: name, iat: seconds, exp: seconds }),
  v.transform(({ sub, id, _id, iat, exp }): Claims => ({
    subject: sub ?? id ?? _id,
    issuedAt: iat,
    expiresAt: exp,
  })),
);

/** Reads the claims of a token. Only the server knows whether it is valid. Undefined for anything but a JWT. */
export function parseClaims(token: string): Claims | undefined {
  try {
    return v.parse(claims, jwtDecode(token));
  } catch {
    return undefined;
  }
}

/** Whether two tokens name the same user. Tokens without a user never do. */
export function isSameUser(one: string, other: string): boolean {
  const subject = parseClaims(one)?.subject;
  return subject !== undefined && subject === parseClaims(other)?.subject;
}

/** Whether a token names another user. An id of another kind, such as a provider's, proves nothing. */
export const isOfOther = (token: string, userId: string) =>
  /^([\da-f]{24}) (?!\1)[\da-f]{24}$/i.test(`${parseClaims(token)?.subject} ${userId}`);

/** How far the clock is ahead, in seconds, when a fresh token arrives. */
export const getSkew = ({ issuedAt }: Claims, nowSeconds: number) =>
  issuedAt === undefined ? 0 : nowSeconds - issuedAt;

/**
 * Whether the expiry is in the past (the specification, section 5), by the server's clock as far as it is known.
 * Otherwise a device whose clock is days ahead would discard each fresh token.
 */
export const hasExpired = ({ expiresAt }: Claims, nowSeconds: number, skewSeconds: number) =>
  expiresAt !== undefined && expiresAt < nowSeconds - skewSeconds;
