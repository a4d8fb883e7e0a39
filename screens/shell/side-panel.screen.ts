import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { changeSettings } from '../support/arrange.ts';
import { openRoute } from '../support/open-route.tsx';

/** The sides of the box to which an element's paint is clipped, or of the window. */
function findClip(element: Element) {
  for (let each = element.parentElement; each; each = each.parentElement) {
    if (getComputedStyle(each).overflowX === 'clip') {
      const { left, right } = each.getBoundingClientRect();
      return { left, right };
    }
  }
  return { left: 0, right: innerWidth };
}

test.each([
  ['en', { style: 'layout1' }],
  ['ar', { style: 'layout1' }],
  ['en', { style: 'layout1', config: { mode: 'boxed', containerWidth: 900 } }],
  ['ar', { style: 'layout2', config: { mode: 'boxed', containerWidth: 900 } }],
  ['en', { style: 'layout3', config: { mode: 'container' } }],
  ['ar', { style: 'layout3', config: { mode: 'fullwidth' } }],
] as const)('in %s the header of an event fills its column beside the panel, %j', async (locale, layout) => {
  const { router } = await openRoute(`/apps/event/${weddingId}`, { signedInAs: admin, locale, width: 1600 });
  await changeSettings(router, {
    layout: {
      ...layout,
      config: { ...('config' in layout && layout.config), leftSidePanel: { display: true } },
    },
  });
  await expect
    .poll(() => document.querySelector('main')?.parentElement?.previousElementSibling)
    .not.toBeNull();
  const heading = page.getByRole('heading', { level: 1 });
  await expect.element(heading).toBeVisible();
  const header = heading.element().closest('header') as Element;
  // The band is painted beyond the container on both sides, as far as the window is wide.
  expect(getComputedStyle(header).borderImageOutset).toBe(`0 ${innerWidth}px`);
  const clip = findClip(header);
  const shell = document.querySelector('[data-navbar]') as Element;
  const panel = document.querySelector('main')?.parentElement?.previousElementSibling as Element;
  const [outer, beside] = [shell.getBoundingClientRect(), panel.getBoundingClientRect()];
  const navbar = layout.style === 'layout1' ? 280 : 0;
  const border = 'config' in layout && layout.config.mode === 'boxed' ? 1 : 0;
  expect(clip).toEqual(
    locale === 'ar'
      ? { left: outer.left + border, right: beside.left }
      : { left: beside.right, right: outer.right - border },
  );
  expect(beside.width).toBe(120);
  expect(clip.right - clip.left).toBe(outer.width - navbar - 120 - 2 * border);
});

test.each([
  ['en', 'Settings', '24px'],
  ['ar', 'الإعدادات', '-24px'],
] as const)('a panel enters from the side on which it is (%s)', async (locale, name, start) => {
  await openRoute('/events', { signedInAs: admin, locale });
  await page.getByRole('banner').getByRole('button', { name }).click();
  const panel = page.getByRole('dialog');
  await expect.element(panel).toBeVisible();
  const element = panel.element() as HTMLElement;
  element.style.animation = 'none';
  expect(getComputedStyle(element).translate).toBe('none');
  // At its beginning, also without motion.
  element.style.animation = '';
  element.style.animationDuration = '9s';
  element.style.animationPlayState = 'paused';
  expect(getComputedStyle(element).translate).toBe(start);
});

describe('Esc while the focus is outside the panel', () => {
  const banner = page.getByRole('banner');
  const main = page.getByRole('main');
  const openPanel = async (name: string, address = '/events') => {
    await openRoute(address, { signedInAs: admin, width: 1800 });
    await banner.getByRole('button', { name }).click();
    const panel = page.getByRole('dialog', { name });
    await expect.element(panel).toBeVisible();
    return panel;
  };

  test.each(['Settings', 'Notifications'])(
    'closes %s, and leaves the focus on the link of the page',
    async (name) => {
      const panel = await openPanel(name);
      const link = main.getByRole('article').first().getByRole('link').first();
      (link.element() as HTMLElement).focus();
      await userEvent.keyboard('{Escape}');
      await expect.element(panel).not.toBeInTheDocument();
      await expect.element(link).toHaveFocus();
    },
  );

  test('in a field of the page leaves it open', async () => {
    const panel = await openPanel('Settings');
    await main.getByRole('searchbox').fill('lay');
    await userEvent.keyboard('{Escape}');
    await expect.element(main.getByRole('searchbox')).toHaveValue('');
    await expect.element(panel).toBeVisible();
  });

  test.each([
    ['menu', 'Export', `/events/guests/all?event=${weddingId}`],
    ['dialog', 'Edit labels', '/apps/notes'],
  ])('closes a %s of the page first, and then the panel', async (_, name, address) => {
    const panel = await openPanel('Settings', address);
    await main.getByRole('button', { name }).click();
    const opened = page.bySelector('[role=menu], [aria-modal=true]');
    await expect.element(opened).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(opened).not.toBeInTheDocument();
    await expect.element(panel).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(panel).not.toBeInTheDocument();
  });
});
