import { msg } from '@lingui/core/macro';
import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { ListSkeleton } from '../../../template/area-skeletons.ts';
import { ContactsPage } from '../../../template/contacts/ContactsPage.tsx';
import {
  contactsDefaults,
  contactsSearch,
  contactsQuery,
  contactsUserQuery,
} from '../../../template/contacts/queries.ts';

export const Route = createFileRoute('/_organiser/_signed-in/apps/contacts')({
  staticData: { title: msg`Contacts` },
  validateSearch: contactsSearch,
  search: { middlewares: [stripSearchParams(contactsDefaults)] },
  loader: async ({ context: { templateApi, queryClient } }) => {
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
