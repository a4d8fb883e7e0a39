import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { Api } from './client.ts';
import type { TemplateApi } from './template-client.ts';

/** The two clients that the pages use: the backend's, and that of the template areas. */
export interface Clients {
  api: Api;
  templateApi: TemplateApi;
}

/** Provides the clients to all components below it. The entry point and the tests set it once. */
export const ClientsContext = createContext<Clients | undefined>(undefined);

function useClients(): Clients {
  const clients = use(ClientsContext);
  if (!clients) throw new Error('Wrap the component in <ClientsContext value={{ api, templateApi }}>');
  return clients;
}

/** Returns the client of openapi/backend.yaml. */
export const useApi = () => useClients().api;

/** Returns the client of openapi/template.yaml. */
export const useTemplateApi = () => useClients().templateApi;

/** What a mutation of a template area needs: its API, and the cache that it invalidates. */
export interface TemplateClients {
  templateApi: TemplateApi;
  queryClient: QueryClient;
}

export const useTemplateClients = (): TemplateClients => ({
  templateApi: useTemplateApi(),
  queryClient: useQueryClient(),
});
