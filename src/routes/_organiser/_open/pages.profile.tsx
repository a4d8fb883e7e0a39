import { msg } from '@lingui/core/macro';
import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { CardsSkeleton } from '../../../template/area-skeletons.ts';
import { ProfilePage } from '../../../template/profile/ProfilePage.tsx';
import { loadProfile, profileSearch } from '../../../template/profile/queries.ts';

export const Route = createFileRoute('/_organiser/_open/pages/profile')({
  staticData: { title: msg`Profile`, inSearch: true, template: 'pages' },
  validateSearch: profileSearch,
  search: { middlewares: [stripSearchParams({ tab: 'timeline' })] },
  loaderDeps: ({ search: { tab } }) => ({ tab }),
  loader: ({ context, deps: { tab } }) => loadProfile(tab, context),
  component: Profile,
  pendingComponent: CardsSkeleton,
});

function Profile() {
  return <ProfilePage address={Route.useSearch()} />;
}
