import { msg } from '@lingui/core/macro';
import { createFileRoute, stripSearchParams, useNavigate } from '@tanstack/react-router';
import { ProfilePage } from '../../../features/template/profile/ProfilePage.tsx';
import { readProfile } from '../../../features/template/profile/queries.ts';
import { profileSearch } from '../../../features/template/profile/schema.ts';
import { createLazyPart } from '../../../ui/lazy-part.tsx';

const Skeleton = createLazyPart(
  async () => (await import('../../../features/template/profile/ProfileSkeleton.tsx')).ProfileSkeleton,
);

export const Route = createFileRoute('/_organiser/_open/pages/profile')({
  staticData: { title: msg`Profile` },
  validateSearch: profileSearch,
  search: { middlewares: [stripSearchParams({ tab: 'timeline' })] },
  loaderDeps: ({ search: { tab } }) => ({ tab }),
  loader: ({ context, deps: { tab } }) => readProfile(tab, context),
  component: Profile,
  pendingComponent: Loading,
});

function Profile() {
  const navigate = useNavigate({ from: Route.fullPath });
  const showPhoto = (photo: string | undefined) =>
    void navigate({ search: { tab: 'photos', photo }, replace: true, resetScroll: false });
  const edit = (isOpen: boolean) =>
    void navigate({
      search: (before) => ({ ...before, edit: isOpen ? 'account' : undefined }),
      replace: true,
      resetScroll: false,
    });
  return <ProfilePage search={Route.useSearch()} onShowPhoto={showPhoto} onEdit={edit} />;
}

function Loading() {
  return <Skeleton tab={Route.useSearch().tab} />;
}
