import { checksum } from '../../mocks/engine/checksum.ts';
import { type Mutant, changeText } from './mutant.ts';

/** Changes the claims of a token and signs it again. */
const reissueToken = (name: string, change: (claims: Record<string, number>) => void): Mutant => ({
  name,
  flow: 'a new account',
  alteration: changeText(['login', 'signup'], (text) =>
    text.replace(/"token":"([^."]+)\.([^."]+)\.[^"]*"/, (_, head: string, payload: string) => {
      const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, number>;
      change(claims);
      const content = `${head}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`;
      return `"token":"${content}.${checksum(`guestwise mock ${content}`)}"`;
    }),
  ),
});

const changeTimes = (name: string, change: (time: string) => string): Mutant[] =>
  (
    [
      ['getEvent', 'an event is kept'],
      ['listMessages', 'messages are kept'],
    ] as const
  ).map(([id, flow]) => ({
    name: `times of ${id} are ${name}`,
    flow,
    alteration: changeText(id, (text) =>
      text.replaceAll(
        /"((?:cre|upd)atedAt)":"([^"]+)"/g,
        (_, field: string, time: string) => `"${field}":"${change(time)}"`,
      ),
    ),
  }));
const addThreeHours = (time: string) => new Date(Date.parse(time) + 3 * 3_600_000).toISOString();

/** Backends with a wrong clock, or another format of time. */
export const clockMutants: Mutant[] = [
  ...changeTimes('without a zone', (time) => time.replace('Z', '')),
  ...changeTimes('three hours ahead', addThreeHours),
  reissueToken('a fresh token is over by its exp', (claims) => void (claims.exp = (claims.iat ?? 0) - 10)),
  reissueToken(
    'the iat of a token is milliseconds',
    (claims) => void (claims.iat = (claims.iat ?? 0) * 1000),
  ),
  reissueToken('a session lasts for twenty seconds', (claims) => void (claims.exp = (claims.iat ?? 0) + 20)),
];
