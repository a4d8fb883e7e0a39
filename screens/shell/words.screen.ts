import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { openShellPart } from '../../src/shell/shell-part.ts';
import { notifications } from '../../src/ui/toasts/notifications.ts';
import { openRoute } from '../support/open-route.tsx';

test.each(['en', 'tr'] as const)('%s: each button of the notifications has its own name', async (locale) => {
  await openRoute('/events', { signedInAs: admin, locale });
  notifications.add({ variant: 'warning', message: 'Import stopped' });
  openShellPart('notifications');
  const panel = page.getByRole('dialog').filter({ hasText: 'Import stopped' });
  await expect.element(panel).toBeVisible();
  const names = panel
    .bySelector('button')
    .elements()
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
  expect(names.length).toBeGreaterThan(2);
  expect(new Set(names).size).toBe(names.length);
});
