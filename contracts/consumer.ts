import { existsSync } from 'node:fs';
import { Pact } from '@pact-foundation/pact';
import { authMiddleware } from '../src/api/auth-middleware.ts';
import { type Api, createApi } from '../src/api/client.ts';
import { createOrganiserApi } from '../src/api/organiser-client.ts';
import { createQueryClient } from '../src/api/query-client.ts';
import type { operations } from '../src/api/schema.gen.ts';
import { token } from './matchers.ts';
import { consumer, draftFile, draftFolder, provider, readInteractions } from './pact-file.ts';

const pact = new Pact({ consumer, provider, dir: draftFolder, logLevel: 'error' });

/**
 * Begins an interaction. Its description starts with the operationId, so that one search leads from the
 * description of the backend to the screen.
 * @param words what happens, unlike any other interaction's
 */
export function interaction(operationId: keyof operations, words: string) {
  const description = `${operationId}: ${words}`;
  const written = existsSync(draftFile) ? readInteractions(draftFile) : [];
  // Pact would let the later of two replace the earlier one without a word.
  if (written.some((other) => other.description === description)) {
    throw new Error(
      `There is an interaction '${description}' already. Say what is different about this one.`,
    );
  }
  return pact.addInteraction().uponReceiving(description);
}

/** Somewhere that Pact answers as the interaction says. */
interface MockServer {
  url: string;
}

const fetchNow = (request: Request) => fetch(request);

/** The product's client as a guest has it. */
export const guestAt = ({ url }: MockServer): Api => createApi(`${url}/api/v1`, fetchNow);

/** The product's client as a signed-in organiser has it. */
export function organiserAt({ url }: MockServer): Api {
  const api = createOrganiserApi(`${url}/api/v1`, fetchNow);
  api.use(authMiddleware({ origin: new URL(url).origin, getToken: () => token, onUnauthorized: () => {} }));
  return api;
}

/** The product's cache of what the server holds, empty. */
export const cache = () => createQueryClient();
