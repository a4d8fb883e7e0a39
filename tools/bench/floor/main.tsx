/**
 * The floor of the stack: the list of events by the libraries of the product, and no more. The names and the covers
 * are those of the product; there is one button.
 */
import { Button, FluentProvider, webLightTheme } from '@fluentui/react-components';
import { i18n } from '@lingui/core';
import { I18nProvider, Trans } from '@lingui/react';
import { QueryClient, QueryClientProvider, queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { createRootRoute, createRoute, createRouter, Link, RouterProvider } from '@tanstack/react-router';
import createClient from 'openapi-fetch';
import { createRoot } from 'react-dom/client';
import type { paths } from '../../../src/api/schema.gen.ts';

i18n.loadAndActivate({ locale: 'en', messages: { Events: 'Events', 'New event': 'New event' } });
const token: unknown = JSON.parse(localStorage.getItem('guestwise.token') ?? '""');
const api = createClient<paths>({
  baseUrl: location.origin,
  headers: { Authorization: `Bearer ${String(token)}` },
});
const queryClient = new QueryClient();
const eventsQuery = queryOptions({
  queryKey: ['listEvents'],
  queryFn: async () => (await api.GET('/api/v1/events')).data?.data.docs ?? [],
});

const root = createRootRoute();
const events = createRoute({
  getParentRoute: () => root,
  path: '/events',
  loader: () => queryClient.ensureQueryData(eventsQuery),
  component: Events,
});
const router = createRouter({ routeTree: root.addChildren([events]) });

function Events() {
  const { data } = useSuspenseQuery(eventsQuery);
  return (
    <main>
      <h1>
        <Trans id="Events" />
      </h1>
      <Button appearance="primary">
        <Trans id="New event" />
      </Button>
      <ul>
        {data.map(({ _id, name, image }) => (
          <li key={_id}>
            <img src={image} alt="" loading="lazy" decoding="async" />
            <h2>
              <Link
                to="/apps/event/$eventId/{-$handle}"
                params={{ eventId: _id }}
                search={{ tab: 'answers' }}
              >
                {name}
              </Link>
            </h2>
          </li>
        ))}
      </ul>
    </main>
  );
}

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
createRoot(container).render(
  <I18nProvider i18n={i18n}>
    <QueryClientProvider client={queryClient}>
      <FluentProvider theme={webLightTheme}>
        <RouterProvider router={router} />
      </FluentProvider>
    </QueryClientProvider>
  </I18nProvider>,
);
