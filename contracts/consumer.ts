import { existsSync } from 'node:fs';
import { Pact } from '@pact-foundation/pact';
import { vi } from 'vitest';
import { createAuthMiddleware } from '../src/api/auth-middleware.ts';
import { type Api, createApi, createOrganiserApi } from '../src/api/client.ts';
import { createQueryClient } from '../src/api/query-client.ts';
import { createRsvpApi, type RsvpApi } from '../src/api/rsvp-client.ts';
import type { Transport } from '../src/api/with-timeout.ts';
import type { operations } from '../src/api/schema.gen.ts';
import { routes } from '../mocks/backend/routes.gen.ts';
import { json, createPath, signedIn, token } from './matchers.ts';
import { consumer, draftFile, draftFolder, provider, readInteractions } from './pact-file.ts';
import type { ProviderState } from './provider-state.ts';

const pact = new Pact({ consumer, provider, dir: draftFolder, logLevel: 'error' });

/** Example ids. A verified backend replaces them with its own. */
export const ids = {
  eventId: '665a10000000000000000001',
  guestId: '665b10000000000000000001',
  messageId: '665c10000000000000000001',
};

type Interaction = ReturnType<typeof pact.addInteraction>;
type Respond = ReturnType<Interaction['withRequest']>['willRespondWith'];
type Status = Parameters<Respond>[0];
type Answer = Parameters<NonNullable<Parameters<Respond>[1]>>[0];

/** A call of the product, and the parts of the response that it reads. */
interface Exchange {
  given: readonly ProviderState[];
  query?: Record<string, string>;
  body?: unknown;
  /** Default: 200. */
  status?: Status;
  headers?: Record<string, string>;
  /** The response body; omitted where the product reads none of it. */
  response?: unknown;
  /** Rules for fields that the example does not have. */
  rules?: Parameters<Answer['matchingRules']>[0]['body'];
}

/** An address where Pact responds as in the interaction. */
export interface MockServer {
  url: string;
}

/**
 * Writes an interaction into the pact, and runs the product's call against it. Its description starts with the
 * operationId, so that one search finds the description of the backend and the screen.
 * @param words what happens; unique among the interactions
 */
export async function exchange(
  operationId: keyof operations,
  words: string,
  { given, query, body, status = 200, headers, response, rules }: Exchange,
  test: (server: MockServer) => Promise<void>,
): Promise<void> {
  const { method, path, open } = routes[operationId];
  const description = `${operationId}: ${words}`;
  // Pact would silently replace the earlier one.
  if (existsSync(draftFile) && readInteractions(draftFile).some((other) => other.description === description))
    throw new Error(
      `There is an interaction '${description}' already. Say what is different about this one.`,
    );
  let interaction = pact.addInteraction().uponReceiving(description);
  for (const { name, params } of given) interaction = interaction.given(name, params);
  await interaction
    .withRequest(method, createPath(path, ids), (request) => {
      if (!open) request.headers(signedIn);
      if (query) request.query(query);
      if (body !== undefined) request.jsonBody(body);
    })
    .willRespondWith(status, (answer) => {
      if (headers) answer.headers(headers);
      if (response !== undefined) answer.jsonBody(response).headers({ 'Content-Type': json });
      if (rules) answer.matchingRules({ body: rules });
    })
    .executeTest(test);
}

const fetchNow = (request: Request) => fetch(request);

/** The product's client without a token: signup and login. */
export const strangerAt = ({ url }: MockServer): Api => createApi(`${url}/api/v1`, fetchNow);

/** The client of the guest's page. It resolves addresses against that of the page. */
export function guestAt({ url }: MockServer): RsvpApi {
  vi.stubGlobal('location', new URL(url));
  return createRsvpApi(`${url}/api/v1`, fetchNow);
}

/** The product's client as a logged-in organiser uses it. */
export function organiserAt({ url }: MockServer, transport: Transport = fetchNow): Api {
  const api = createOrganiserApi(`${url}/api/v1`, transport);
  api.use(
    createAuthMiddleware({ origin: new URL(url).origin, getToken: () => token, onEndingResponse: () => {} }),
  );
  return api;
}

/** Sends a request, and adds to Pact's response: for responses that may have one of several forms. */
export const answering =
  (body: object): Transport =>
  async (request) => {
    const response = await fetch(request);
    const said = await response.text();
    return Response.json({ ...(said === '' ? {} : JSON.parse(said)), ...body }, { status: response.status });
  };

/** An empty cache of the product. */
export const cache = () => createQueryClient();
