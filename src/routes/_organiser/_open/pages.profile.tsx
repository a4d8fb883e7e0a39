import { msg } from '@lingui/core/macro';
import { createFileRoute, stripSearchParams, useNavigate } from '@tanstack/react-router';
import { ProfilePage } from '../../../features/template/profile/ProfilePage.tsx';
import { readProfile } from '../../../features/template/profile/queries.ts';
import { profileSearch } from '../../../features/template/profile/schema.ts';
import { createLazyPart } from '../../../ui/page/lazy-part.tsx';

const Skeleton = createLazyPart(
  async () => (await import('../../../features/template/Skeletons.tsx')).ProfileSkeleton,
);

export const Route = createFileRoute('/_organiser/_open/pages/profile')({
  staticData: { title: msg`Profile` },
  validateSearch: profileSearch,
  search: { middlewares: [stripSearchParams({ tab: 'timeline' })] },
  loaderDeps: ({ search: { tab } }) => ({ tab }),
  loader: ({ context, deps: { tab } }) => readProfile(tab, context),
  component: Profile,
  pendingComponent: Skeleton,
});

function Profile() {
  const navigate = useNavigate({ from: Route.fullPath });
  const onChange = (change: object) =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false });
  return <ProfilePage address={Route.useSearch()} onChange={onChange} />;
}
