import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { AuthPage } from '../../template/auth/AuthPage.tsx';
import { type AuthPageName, isAuthPage } from '../../template/auth/auth-pages.ts';

const titles: Record<AuthPageName, MessageDescriptor> = {
  login: msg`Login demo`,
  'login-2': msg`Login demo 2`,
  'login-3': msg`Login demo 3`,
  register: msg`Register demo`,
  'register-2': msg`Register demo 2`,
  'register-3': msg`Register demo 3`,
  'forgot-password': msg`Forgot password demo`,
  'forgot-password-2': msg`Forgot password demo 2`,
  'reset-password': msg`Reset password demo`,
  'reset-password-2': msg`Reset password demo 2`,
};

/** Without the forms and layouts of the pages, because every visit loads this. */
const hasPage = (page = ''): page is AuthPageName => Object.hasOwn(titles, page);

export const Route = createFileRoute('/_organiser/pages/auth/$page')({
  staticData: {
    title: ({ page }) => (hasPage(page) ? titles[page] : undefined),
    inSearch: Object.keys(titles).map((page) => ({ page })),
    template: 'login',
  },
  beforeLoad({ params: { page } }) {
    if (!hasPage(page)) throw redirect({ to: '/pages/errors/error-404', replace: true });
  },
  component: Auth,
});

function Auth() {
  const { page } = Route.useParams();
  return isAuthPage(page) && <AuthPage key={page} name={page} />;
}
