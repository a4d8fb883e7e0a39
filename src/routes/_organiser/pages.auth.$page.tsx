import { createFileRoute, redirect } from '@tanstack/react-router';
import { AuthPage } from '../../template/auth/AuthPage.tsx';
import { authPages, isAuthPage } from '../../template/auth/auth-pages.ts';

export const Route = createFileRoute('/_organiser/pages/auth/$page')({
  staticData: { title: ({ page }) => (isAuthPage(page) ? authPages[page].title : undefined) },
  beforeLoad({ params: { page } }) {
    if (!isAuthPage(page)) throw redirect({ to: '/pages/errors/error-404', replace: true });
  },
  component: Auth,
});

function Auth() {
  const { page } = Route.useParams();
  return isAuthPage(page) && <AuthPage key={page} name={page} />;
}
