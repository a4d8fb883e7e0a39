import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

export const consumer = 'guestwise-web';
export const provider = 'guestwise-api';

const name = `${consumer}-${provider}.json`;
/** Where the tests write the pact. It takes the committed one's place only when all of them have passed. */
export const draftFolder = join(import.meta.dirname, '../node_modules/.cache/pact');
export const draftFile = join(draftFolder, name);
/** The pact that the backend's team verifies. */
export const committedFile = join(import.meta.dirname, 'pacts', name);

/** What we look at in an interaction of a pact (Pact specification 4). */
const interaction = v.object({
  description: v.string(),
  providerStates: v.optional(
    v.array(v.object({ name: v.string(), params: v.optional(v.record(v.string(), v.unknown()), {}) })),
    [],
  ),
  request: v.object({ method: v.string(), path: v.string() }),
  response: v.object({ status: v.number() }),
});
const pact = v.object({ interactions: v.array(interaction) });
const parties = v.object({ provider: v.object({ name: v.string() }) });

export type Interaction = v.InferOutput<typeof interaction>;

/** The operationId that an interaction's description starts with. */
export const operationIdOf = ({ description }: Pick<Interaction, 'description'>) =>
  description.split(':', 1)[0] ?? '';

/** Whose pact it is. @throws where there is none */
export const readProvider = (file: string): string =>
  v.parse(parties, JSON.parse(readFileSync(file, 'utf8'))).provider.name;

/** @throws where there is no pact yet: the consumer's tests write it */
export const readInteractions = (file: string): Interaction[] =>
  v.parse(pact, JSON.parse(readFileSync(file, 'utf8'))).interactions;
