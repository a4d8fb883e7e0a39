import { expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { openRoute } from '../support/open-route.tsx';

/** The background of the content in the picture of an option. */
const content = (option: string) => {
  const picture = document.querySelector(`input[value=${option}] + span > span > :last-child`);
  if (!picture) throw new Error(`There is no picture of ${option}`);
  const { backgroundImage, backgroundSize } = getComputedStyle(picture);
  return { backgroundImage, backgroundSize };
};

test('the pictures of the settings show their parts in forced colours, and their modes differ', async () => {
  await openRoute('/events', { signedInAs: admin });
  await commands.emulate({ forcedColors: 'active' });
  await userEvent.click(page.getByRole('banner').getByRole('button', { name: 'Settings', exact: true }));
  await expect.element(page.getByRole('dialog').getByText('Full width')).toBeVisible();
  expect(content('layout1').backgroundImage).toContain('gradient');
  expect(content('container').backgroundSize).not.toBe(content('fullwidth').backgroundSize);
});
