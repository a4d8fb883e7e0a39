import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import { LoginPage } from '../support/login-page.ts';
import { plan } from '../support/planned.ts';
import { alwaysComeAs, messages, storedToken, visitAs } from '../support/visitor.ts';

/** As JSON, because some of them cannot be written as object literals. */
const roles = {
  empty: '"role": []',
  missing: '"name": "Amina"',
  null: '"role": null',
  'a string': '"role": "admin"',
  'an object': '"role": {"0": "admin", "length": 1}',
  unknown: '"role": ["superuser", "Admin", "admin "]',
  'no strings': '"role": [["admin"], 1, {"admin": true}]',
  'by __proto__': '"__proto__": {"role": ["admin"]}',
  'by __proto__ of a list': '"role": {"__proto__": ["admin"]}',
};
const userWith = (role: string) => `{"_id": "${admin._id}", "email": "a@b.c", ${role}}`;
const noAccess = 'Your account has no access yet. Ask your administrator to add you.';

test('[F49] [F37] an auth check without a valid role shows nothing private', async ({
  page,
  request,
  backend,
}) => {
  await alwaysComeAs(page, admin);
  for (const [what, role] of Object.entries(roles)) {
    await plan(request, backend.world, { operationId: 'getMe', text: `{"data": ${userWith(role)}}` });
    await page.goto('/events');
    const login = new LoginPage(page);
    await login.isShown();
    await expect(login.reason, what).toHaveText(noAccess);
    await expect(messages(page), what).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    expect(await storedToken(page), what).toBeNull();
  }
});

test('[F23] a valid role beside unknown ones works, and unknown fields do no harm', async ({
  page,
  request,
  backend,
}) => {
  const text = `{"status": 7, "data": ${userWith('"role": ["superuser", "staff"], "tenant": {"id": 7}')}, "meta": []}`;
  await plan(request, backend.world, { operationId: 'getMe', text });
  await visitAs(page, admin, '/events');
  await expect(page.getByRole('heading', { name: 'Events', level: 1 })).toBeVisible();
  await expect(page.getByRole('banner').getByText('Staff')).toBeVisible();
});
