import { MutationCache, type MutationOptions, QueryCache, QueryClient } from '@tanstack/react-query';
import type { MessageDescriptor } from '@lingui/core';
import { isGone, NetworkError, OutcomeUnknown, SessionOver } from './errors.ts';

/** How long data counts as fresh, in milliseconds, so that a loader and its page share one call. */
const staleTime = 5_000;

interface QueryClientOptions {
  /** Data on the screen could not be refreshed; `retry` reads all failed queries again. */
  onRefreshError?(error: Error, retry: () => void): void;
  /** A mutation with an `errorMessage` failed; `retry` runs it again with the same variables. */
  onMutationError?(error: Error, message: MessageDescriptor, retry: () => void): void;
}

/** Creates the cache of server data. Calls are sent without a connection too, and then fail at once. */
export function createQueryClient({ onRefreshError, onMutationError }: QueryClientOptions = {}): QueryClient {
  const refetchFailed = () =>
    void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.error !== null });
  /** A second failure is reported like the first one. */
  const repeat = async (options: MutationOptions<unknown, Error, unknown>, variables: unknown) => {
    try {
      await client.getMutationCache().build(client, options).execute(variables);
    } catch {}
  };
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError(error, query) {
        const { onGone, hasNotice } = query.meta ?? {};
        if (onGone && isGone(error)) return onGone();
        if (hasNotice) return;
        // No cached data: the error boundary shows the error. SessionOver: already reported.
        if (query.state.data !== undefined && !(error instanceof SessionOver))
          onRefreshError?.(error, refetchFailed);
      },
    }),
    mutationCache: new MutationCache({
      onError(error, variables, _result, mutation) {
        refreshIfUnknown(client, error);
        const { errorMessage } = mutation.meta ?? {};
        if (errorMessage === undefined) return;
        onMutationError?.(error, errorMessage, () => void repeat(mutation.options, variables));
      },
    }),
    defaultOptions: {
      queries: { staleTime, retry: shouldRetry, networkMode: 'always', refetchOnReconnect: true },
      // `online` would silently pause a mutation and send it later.
      mutations: { networkMode: 'always' },
    },
  });
  return client;
}

/**
 * Refetches the shown data, and other data when it is next shown, if one of these errors leaves the outcome of a write
 * unknown. Mutations do so by themselves; a batch that collects its errors passes them.
 */
export function refreshIfUnknown(client: QueryClient, ...errors: readonly unknown[]) {
  if (errors.some((error) => error instanceof OutcomeUnknown)) void client.invalidateQueries();
}

/** Only a call without any response is repeated, once. A timeout has taken long enough. */
const shouldRetry = (failures: number, error: Error) =>
  error instanceof NetworkError && !error.isTimeout && failures < 1;

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Called instead of `onRefreshError` if the API says that the record does not exist (`isGone`). */
      onGone?: () => void;
      /** Whether the page itself says that the data may be old: then `onRefreshError` is not called. */
      hasNotice?: boolean;
    };
    mutationMeta: {
      /** Creates the toast of a failure, with the server's sentence below it and a retry. */
      errorMessage?: MessageDescriptor;
    };
  }
}
