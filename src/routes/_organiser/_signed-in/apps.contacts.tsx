import { msg } from '@lingui/core/macro';
import { createFileRoute, stripSearchParams, useNavigate } from '@tanstack/react-router';
import { ContactsPage } from '../../../features/template/contacts/ContactsPage.tsx';
import { contactsDefaults, contactsSearch } from '../../../features/template/contacts/schema.ts';
import { contactsQuery, contactsUserQuery } from '../../../features/template/contacts/queries.ts';
import { createLazyPart } from '../../../ui/page/lazy-part.tsx';

const Skeleton = createLazyPart(
  async () => (await import('../../../features/template/Skeletons.tsx')).ContactsSkeleton,
);

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
  pendingComponent: Skeleton,
});

function Contacts() {
  const address = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  const onChange = (change: object) =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false });
  return <ContactsPage address={address} onChange={onChange} />;
}
