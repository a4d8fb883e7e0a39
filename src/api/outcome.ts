import {
  ApiError,
  hasEnvelopeError,
  isFromGateway,
  NetworkError,
  OutcomeUnknown,
  UnreadableResponse,
} from './errors.ts';
import { sessionPaths } from './auth-middleware.ts';
import { UnreachableApi } from './unreachable-api.ts';

type Write = (path: string, ...init: unknown[]) => Promise<{ data?: unknown }>;

/**
 * Whether a failure in the envelope makes a write unknown. The callers of login and signup read theirs: without a session,
 * nothing can be read again. The template's API answers with bare records, whose `status` may be that of an order.
 */
const hasEnvelope = (path: string) => path.startsWith('/api/v1/') && !sessionPaths.has(path);

/**
 * Gives each write of a client one of three outcomes: it resolves if it is done, and throws ApiError if the server
 * refused it, or OutcomeUnknown. Errors that prove that nothing was applied stay as they are.
 */
export function decideOutcomes<Client extends object>(api: Client): Client {
  const decide =
    (write: Write): Write =>
    async (path, ...init) => {
      try {
        const result = await write(path, ...init);
        if (hasEnvelope(path) && hasEnvelopeError(result.data)) throw new OutcomeUnknown();
        return result;
      } catch (error) {
        throw isUnknown(error) ? new OutcomeUnknown(error) : error;
      }
    };
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
    const writes = api as unknown as Record<typeof method, Write>;
    writes[method] = decide(writes[method]);
  }
  return api;
}

/** A server may have applied the write before it failed with 500. A host without the API has applied nothing. */
const isUnknown = (error: unknown) =>
  error instanceof NetworkError ||
  (error instanceof UnreadableResponse && !(error instanceof UnreachableApi)) ||
  (error instanceof ApiError && (error.status === 500 || isFromGateway(error)));
