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

/** What a write needs: the client, and the cache that it updates. */
export interface Scope {
  api: Api;
  queryClient: QueryClient;
}

/** The same for the guests or the messages of one event. */
export interface EventScope extends Scope {
  eventId: string;
}

/** Returns what a write needs. */
export const useScope = (): Scope => ({ api: useApi(), queryClient: useQueryClient() });
