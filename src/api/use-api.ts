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
