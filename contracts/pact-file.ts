import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

export const consumer = 'guestwise-web';
export const provider = 'guestwise-api';

const name = `${consumer}-${provider}.json`;
/** Where the tests write the pact. It replaces the committed one only after all of them have passed. */
export const draftFolder = join(import.meta.dirname, '../node_modules/.cache/pact');
export const draftFile = join(draftFolder, name);
/** The pact that the backend team verifies. */
export const committedFile = join(import.meta.dirname, 'pacts', name);

const body = v.optional(v.object({ content: v.unknown() }));

/** The parts of an interaction that we read (Pact specification 4). */
const interaction = v.object({
  description: v.string(),
  providerStates: v.optional(
    v.array(v.object({ name: v.string(), params: v.optional(v.record(v.string(), v.unknown()), {}) })),
    [],
  ),
  request: v.object({
    method: v.string(),
    path: v.string(),
    query: v.optional(v.record(v.string(), v.array(v.string())), {}),
    headers: v.optional(v.record(v.string(), v.unknown()), {}),
    body,
  }),
  response: v.object({ status: v.number(), body }),
});
const pact = v.object({
  provider: v.object({ name: v.literal(provider) }),
  interactions: v.array(interaction),
});

export type Interaction = v.InferOutput<typeof interaction>;

/** The operationId at the start of an interaction's description. */
export const getOperationId = ({ description }: Pick<Interaction, 'description'>) =>
  description.split(':', 1)[0] ?? '';

/** @throws where no pact exists yet: the consumer tests write it */
export const readInteractions = (file: string): Interaction[] =>
  v.parse(pact, JSON.parse(readFileSync(file, 'utf8'))).interactions;
