import { msg } from '@lingui/core/macro';
import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import * as v from 'valibot';
import { prefetchOnce } from '../../../api/prefetch-once.ts';
import { eventsQuery } from '../../../domain/event/event-queries.ts';
import { ListSkeleton } from '../../../template/area-skeletons.ts';
import { ContactsPage } from '../../../template/contacts/ContactsPage.tsx';
import {
  contactQuery,
  contactsDefaults,
  contactsSearch,
  contactsQuery,
  contactsUserQuery,
} from '../../../template/contacts/queries.ts';

export const Route = createFileRoute('/_organiser/_signed-in/apps/contacts')({
  staticData: { title: msg`Contacts`, inSearch: true, template: 'apps' },
  validateSearch: contactsSearch,
  search: { middlewares: [stripSearchParams(contactsDefaults)] },
  // No `loaderDeps`: the skeleton would replace the list while a contact opens on a slow device.
  loader: async ({ context: { api, templateApi, queryClient }, location }) => {
    const { contact, edit } = v.parse(contactsSearch, location.search);
    if (contact !== undefined && contact !== 'new')
      prefetchOnce(queryClient, contactQuery(templateApi, contact));
    if (edit === 'event') prefetchOnce(queryClient, eventsQuery(api));
    await Promise.all([
      queryClient.ensureQueryData(contactsQuery(templateApi)),
      queryClient.ensureQueryData(contactsUserQuery(templateApi)),
    ]);
  },
  component: Contacts,
  pendingComponent: ListSkeleton,
});

function Contacts() {
  return <ContactsPage address={Route.useSearch()} />;
}
