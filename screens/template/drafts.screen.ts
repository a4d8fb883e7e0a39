import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { follow, openRoute, place } from '../support/open-route.tsx';
import { expectCount } from '../support/text.ts';

const panel = page.getByRole('dialog');
const notice = panel.getByText('We restored your unsaved changes');

test.each([
  ['/apps/contacts?contact=new', 'Name', ''],
  ['/apps/contacts?contact=amal&edit=form', 'Job title', 'Florist'],
  ['/apps/e-commerce/products?product=new', 'Name', ''],
  ['/apps/e-commerce/products?product=cards', 'Name', 'Invitation card, letterpress'],
  ['/apps/calendar?day=2030-05-15&event=new&at=2030-05-15', 'Title', ''],
])(
  '[F40] %s: what is typed stays when the form is closed, until it is discarded',
  async (address, label, saved) => {
    await openRoute(address, { signedInAs: admin });
    const field = panel.getByRole('textbox', { name: label });
    await field.fill('Gold foil');
    await panel.getByRole('button', { name: 'Close' }).click();
    await expectCount(panel, 0);
    follow(address);
    await expect.element(field).toHaveValue('Gold foil');
    await expect.element(notice).toBeVisible();
    await field.fill('Silver foil');
    await userEvent.keyboard('{Escape}');
    await expectCount(panel, 0);
    follow(address);
    await expect.element(field).toHaveValue('Silver foil');
    await panel.getByRole('button', { name: 'Discard' }).click();
    await expect.element(field).toHaveValue(saved);
    await expectCount(notice, 0);
    await expect.poll(() => panel.element().contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expectCount(panel, 0);
    follow(address);
    await expect.element(field).toHaveValue(saved);
    await expectCount(notice, 0);
  },
);

test.each([
  ['/apps/contacts?contact=new', 'Name'],
  ['/apps/e-commerce/products?product=new', 'Name'],
  ['/apps/calendar?day=2030-05-15&event=new&at=2030-05-15', 'Title'],
])('[F40] %s: a form that is opened again while it is sent cannot be sent twice', async (address, label) => {
  await openRoute(`${address}&mock=saves:latency`, { signedInAs: admin });
  const field = panel.getByRole('textbox', { name: label });
  await field.fill('Gold foil');
  await panel.bySelector('form [type=submit]').click();
  await userEvent.keyboard('{Escape}');
  await expectCount(panel, 0);
  follow(address);
  await expect.element(field).toHaveValue('Gold foil');
  await expect.element(field).toHaveAttribute('readonly');
  await expectCount(panel, 0);
});

test('a new appointment started at another hour keeps that hour, and the words of its draft', async () => {
  await openRoute('/apps/calendar?day=2030-05-15&event=new&at=2030-05-15T10:00', { signedInAs: admin });
  await panel.getByRole('textbox', { name: 'Title' }).fill('Tasting');
  await panel.bySelector('[name=startTime]').fill('10:20');
  await userEvent.keyboard('{Escape}');
  await expectCount(panel, 0);
  expect(place()).not.toContain('event=new');
  follow('/apps/calendar?day=2030-05-15&event=new&at=2030-05-16T18:00');
  await expect.element(panel.getByRole('textbox', { name: 'Title' })).toHaveValue('Tasting');
  await expect.element(panel.bySelector('[name=startDay]')).toHaveValue('2030-05-16');
  await expect.element(panel.bySelector('[name=startTime]')).toHaveValue('18:00');
});
