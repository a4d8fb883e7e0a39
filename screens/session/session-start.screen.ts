import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { backend } from '../support/backend.ts';
import { loginPage as login } from '../support/login-page.ts';
import { openRoute } from '../support/open-route.tsx';
import { expectCount } from '../support/text.ts';
import { toasts } from '../support/toasts.ts';

const storedToken = () => localStorage.getItem('guestwise.token');

test.each([429, 503])(
  'an auth check answered with %d shows one message and keeps the token',
  async (status) => {
    await openRoute('/events', {
      before: () => backend.plan({ operationId: 'getMe', status, body: {} }),
    });
    await login.isShown();
    await expect.element(page.getByText('Failed auto login')).toBeVisible();
    await expectCount(page.getByText('Failed auto login'), 1);
    await expectCount(toasts, 0);
    expect(storedToken()).not.toBeNull();
  },
);

test('on a page that needs no login, a toast says why the session ended', async () => {
  await openRoute('/pages/faq', { scenario: 'getMe:401' });
  await expect.element(toasts.first()).toMatchTextContent('Failed auto login');
});
