import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { openShellPart } from '../../src/shell/shell-part.ts';
import { openRoute } from '../support/open-route.tsx';

const menu = page.getByRole('dialog', { name: 'Menu' });
const shortcuts = { en: 'Shortcuts', ar: 'الاختصارات' };
const phone = { signedInAs: admin, width: 360, height: 740 };

test.each(['en', 'tr', 'ar'] as const)(
  'in %s the hints of search fields end with an ellipsis',
  async (locale) => {
    await openRoute('/events', { ...phone, width: 320, locale });
    const search = page.getByRole('searchbox').first();
    await expect.element(search).toBeVisible();
    expect(getComputedStyle(search.element()).textOverflow).toBe('ellipsis');

    await userEvent.keyboard('{Control>}k{/Control}');
    const field = page.getByRole('combobox');
    await expect.element(field).toHaveFocus();
    // Chromium cuts the placeholder of a field with the focus, whatever its style.
    expect(field.element().getAttribute('placeholder')).toBeNull();
    const hint = field.element().nextElementSibling as HTMLElement;
    expect(hint.textContent).toBe(field.element().getAttribute('aria-label'));
    expect(hint.scrollWidth).toBeGreaterThan(hint.clientWidth);
    expect(getComputedStyle(hint).textOverflow).toBe('ellipsis');
    expect(hint.getBoundingClientRect().left).toBe(field.element().getBoundingClientRect().left);
    await userEvent.keyboard('a');
    expect(field.element().nextElementSibling).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.poll(() => document.getElementById('root')?.getAttribute('aria-hidden')).not.toBe('true');
  },
);

test.each([
  ['en', 360],
  ['tr', 360],
  ['ar', 360],
  ['en', 320],
] as const)('in %s, %i px wide, no part of the frame is alone on its line', async (locale, width) => {
  await openRoute('/pages/faq', { locale, width });
  void openShellPart('settings');
  const choice = page.getByRole('dialog').getByRole('group').first();
  await expect.element(choice).toBeVisible();
  const boxes = choice
    .getByRole('radio')
    .elements()
    .map((radio) => (radio.closest('label') as Element).getBoundingClientRect());
  const lines = [...Map.groupBy(boxes, ({ top }) => top).values()];
  expect(lines.map((line) => line.length)).toEqual([2, 3]);
  const sides = lines.map((line) => [
    Math.min(...line.map(({ left }) => left)),
    Math.max(...line.map(({ right }) => right)),
  ]);
  // Both lines are as wide as the frame around them.
  expect(sides[0]).toEqual(sides[1]);
  const texts = choice
    .getByRole('radio')
    .elements()
    .map((radio) => radio.nextElementSibling as HTMLElement);
  expect(texts.filter((text) => text.scrollWidth > text.clientWidth)).toEqual([]);
});

test.each([
  ['en', 360],
  ['ar', 360],
  ['en', 320],
] as const)('in %s, %i px wide, the shortcuts keep clear of both sides', async (locale, width) => {
  await openRoute('/events', { ...phone, locale, width });
  await page.getByRole('banner').getByRole('button', { name: shortcuts[locale] }).click();
  const panel = page.getByRole('dialog', { name: shortcuts[locale] });
  await expect.element(panel.getByRole('searchbox')).toHaveFocus();
  const sides = () => {
    const { left, right } = panel.element().getBoundingClientRect();
    return Math.min(left, innerWidth - right);
  };
  await expect.poll(sides).toBeGreaterThanOrEqual(8);
});

test('the menu closes when the window becomes wide enough for the navbar', async () => {
  await openRoute('/events', phone);
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await expect.element(menu.getByRole('link', { name: 'Events' })).toBeVisible();
  await page.viewport(740, 360);
  await expect.element(menu).toBeVisible();
  await page.viewport(1280, 800);
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  await page.getByRole('navigation').getByRole('link', { name: 'Events' }).click();
  expect(document.documentElement.dataset).not.toHaveProperty('locked');
});
