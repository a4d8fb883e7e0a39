import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { Api } from './client.ts';

/** Provides the client of openapi/backend.yaml to all components below it. The entry point sets it once. */
export const ApiContext = createContext<Api | undefined>(undefined);

/** Returns the client of openapi/backend.yaml. */
export function useApi(): Api {
  const api = use(ApiContext);
  if (!api) throw new Error('Wrap the component in <ApiContext value={api}>');
  return api;
}

/** The dependencies of a write: the client, and the cache to update. */
export interface Scope {
  api: Api;
  queryClient: QueryClient;
}

/** The same for the guests or the messages of one event. */
export interface EventScope extends Scope {
  eventId: string;
}

/** Returns the dependencies of a write. */
export const useScope = (): Scope => ({ api: useApi(), queryClient: useQueryClient() });

/** The id of the signed-in user, for the pages that need a login. Their route sets it. */
export const UserIdContext = createContext<string | undefined>(undefined);

/** Returns the id of the signed-in user. */
export function useUserId(): string {
  const userId = use(UserIdContext);
  if (userId === undefined) throw new Error('Only a page that needs a login has a user.');
  return userId;
}
