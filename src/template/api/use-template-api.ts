import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { TemplateApi } from './client.ts';

/** Provides the client of openapi/template.yaml to all components below it. The entry point sets it once. */
export const TemplateApiContext = createContext<TemplateApi | undefined>(undefined);

/** Returns the client of openapi/template.yaml. */
export function useTemplateApi(): TemplateApi {
  const templateApi = use(TemplateApiContext);
  if (!templateApi) throw new Error('Wrap the component in <TemplateApiContext value={templateApi}>');
  return templateApi;
}

/** What a mutation of a template area needs: its API, and the cache that it invalidates. */
export interface TemplateScope {
  templateApi: TemplateApi;
  queryClient: QueryClient;
}

export const useTemplateScope = (): TemplateScope => ({
  templateApi: useTemplateApi(),
  queryClient: useQueryClient(),
});
