import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { changeSettings } from '../support/arrange.ts';
import { openRoute } from '../support/open-route.tsx';

const group = page.bySelector('aside nav > ul > li[data-collapse] > button');

async function openWithGroup(settings: object, width = 1280) {
  const { router } = await openRoute('/pages/faq', { signedInAs: admin, width });
  await changeSettings(router, { ...settings, templateMenu: true });
  await expect.element(group).toBeVisible();
}

test.each(['Esc', 'a click on the page'])(
  '%s closes a menu of the row that the pointer has opened',
  async (what) => {
    await openWithGroup({ layout: { style: 'layout3' } });
    await userEvent.hover(group);
    await expect.element(group).toHaveAttribute('aria-expanded', 'true');
    expect(document.activeElement?.closest('aside')).toBeNull();
    if (what === 'Esc') await userEvent.keyboard('{Escape}');
    else document.querySelector('main')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await expect.element(group).toHaveAttribute('aria-expanded', 'false');
  },
);

test('[F73] Tab reaches the entries of an open group of a folded menu', async () => {
  await openWithGroup({ layout: { config: { navbar: { folded: true } } } });
  await userEvent.hover(page.getByRole('main'), { position: { x: 600, y: 200 } });
  const panel = page.bySelector('aside > div').element() as HTMLElement;
  await expect.poll(() => panel.clientWidth).toBe(64);
  (group.element() as HTMLElement).focus();
  // The group of the current page is open.
  await expect.element(group).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => document.activeElement?.matches('li[data-collapse] li :is(a, button)')).toBe(true);
  await expect.poll(() => panel.clientWidth).toBe(280);
});

test('Esc folds a menu that the pointer has unfolded', async () => {
  await openWithGroup({ layout: { config: { navbar: { folded: true } } } });
  const panel = page.bySelector('aside > div');
  await userEvent.hover(panel);
  await expect.poll(() => panel.element().clientWidth).toBe(280);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => panel.element().clientWidth).toBe(64);
  await userEvent.hover(page.getByRole('main'), { position: { x: 600, y: 200 } });
  await userEvent.hover(panel);
  await expect.poll(() => panel.element().clientWidth).toBe(280);
});

test.each([/Language/, /Amina/])('[F73] Tab in the menu of %s goes on from its button', async (name) => {
  await openRoute('/events', { signedInAs: admin, width: 1280 });
  const buttons = () => [...document.querySelectorAll('header button, main :is(a, button, input)')];
  const opener = page.getByRole('banner').getByRole('button', { name });
  await opener.click();
  await expect.element(page.getByRole('menu')).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  const next = buttons()[buttons().indexOf(opener.element()) + 1];
  expect(document.activeElement).toBe(next);
});
