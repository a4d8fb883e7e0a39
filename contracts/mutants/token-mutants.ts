import { createHmac } from 'node:crypto';
import { backend } from '../../mocks/backend/backend.ts';
import type { Db } from '../../mocks/backend/db.ts';
import { decodeToken, tokenFor } from '../../mocks/engine/token.ts';
import { changeText, type Mutant } from './mutant.ts';

const changedTokenFlow = 'a token that was changed';

/** Accepts headers that are no token of this server. @param getOwner the id of the account they count for */
const acceptForeignToken = (
  name: string,
  getOwner: (header: string, db: Db) => string | undefined,
): Mutant => ({
  name: `a token ${name} is taken`,
  flow: changedTokenFlow,
  alteration: {
    findUser: (db, header) => backend.findUser(db, header) ?? db.users.get(getOwner(header ?? '', db) ?? ''),
  },
});
const splitToken = (header: string) => header.slice('Bearer '.length).split('.');
const getSubject = (header: string) => decodeToken(header.slice('Bearer '.length))?.id;

/** Adds claims to the token of a login, or takes some away. */
const changeTokenClaims = (name: string, change: (claims: { exp: number }) => object): Mutant => ({
  name: `a login gives ${name}`,
  flow: 'a new account',
  alteration: changeText(['login', 'signup'], (text) =>
    text.replace(/"token":"([^".]+)\.([^".]+)\./, (_, header: string, claims: string) => {
      const changedClaims = change(JSON.parse(Buffer.from(claims, 'base64url').toString()));
      return `"token":"${header}.${Buffer.from(JSON.stringify(changedClaims)).toString('base64url')}.`;
    }),
  ),
});

/** Backends that accept a forged token, or issue a token with wrong claims. */
export const tokenMutants: Mutant[] = [
  acceptForeignToken('that is signed with a word', (header) => {
    const [head, claims, signature] = splitToken(header);
    const guessed = createHmac('sha256', 'secret').update(`${head}.${claims}`).digest('base64url');
    return guessed === signature ? getSubject(header) : undefined;
  }),
  acceptForeignToken('with half of its signature', (header) => {
    const claims = decodeToken(header.slice('Bearer '.length));
    const whole = claims && `Bearer ${tokenFor(claims.id, claims.iat * 1000)}`;
    const isHalf = !header.endsWith('.') && whole?.startsWith(header) === true;
    return isHalf ? claims?.id : undefined;
  }),
  acceptForeignToken('of no letters', (header, db) =>
    header.trim() === 'Bearer' ? db.users.all().at(-1)?._id : undefined,
  ),
  {
    name: 'a token in the address is taken',
    flow: changedTokenFlow,
    alteration: {
      changeRequest: (request) => {
        const token = new URL(request.url).searchParams.get('token');
        const headers = new Headers(request.headers);
        if (token !== null) headers.set('authorization', `Bearer ${token}`);
        return token === null ? request : new Request(request, { headers });
      },
    },
  },
  changeTokenClaims('a token that ends in milliseconds', ({ exp, ...claims }) => ({
    ...claims,
    exp: exp * 1000,
  })),
  changeTokenClaims('a token that never ends', ({ exp: _exp, ...claims }) => claims),
];
