import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { openRoute } from '../support/open-route.tsx';

test('a theme link that the browser refuses to copy is shown, and follows the theme', async () => {
  const before = navigator.clipboard.writeText;
  onTestFinished(() => void (navigator.clipboard.writeText = before));
  navigator.clipboard.writeText = async () => {
    throw new DOMException('Not allowed', 'NotAllowedError');
  };
  await openRoute('/events', { signedInAs: admin });
  await page.getByRole('banner').getByRole('button', { name: 'Settings', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Settings' });
  await panel.getByRole('button', { name: 'Copy theme link' }).click();
  const link = panel.getByRole('textbox', { name: 'Link to this theme' });
  await expect.element(link).toHaveValue(`${location.origin}/pages/theme?main=default`);
  (panel.getByRole('radio', { name: 'Midnight' }).element() as HTMLElement).click();
  await expect.element(link).toHaveValue(`${location.origin}/pages/theme?main=dark6`);
});
