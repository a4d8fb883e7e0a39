import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { toasts } from '../../src/ui/toasts/toasts.ts';
import { changeSettings } from '../support/arrange.ts';
import { openRoute } from '../support/open-route.tsx';

const isPrinted = (element: Element) => element.checkVisibility({ visibilityProperty: true });

test.each([
  ['/events', 'en', 'dark', 'article h2, main h2'],
  [`/events/guests/all?event=${weddingId}`, 'ar', 'dark', 'main tbody th'],
] as const)(
  '%s prints without controls, in %s, black on white from %s',
  async (address, locale, theme, content) => {
    const { router } = await openRoute(address, { locale, theme, width: 1280 });
    await expect.element(page.bySelector(content).first()).toBeVisible();
    await changeSettings(router, { layout: { config: { leftSidePanel: { display: true } } } });
    toasts.show({ variant: 'success', message: 'Saved' });
    await expect.element(page.bySelector('[data-variant]').first()).toBeVisible();
    await commands.emulate({ media: 'print' });
    await expect
      .poll(() => getComputedStyle(document.querySelector('aside') as Element).display)
      .toBe('none');

    const controls =
      'aside, [data-navbar] > header, nav, footer, [data-variant], [type=search], main header button';
    const found = [...document.querySelectorAll(`${controls}, main td button, main [type=checkbox]`)];
    expect(found.length).toBeGreaterThan(5);
    expect(found.filter((element) => isPrinted(element) && !element.closest('article'))).toEqual([]);
    expect(page.bySelector(`main h1`).elements().filter(isPrinted)).toHaveLength(1);
    const first = page.bySelector(content).elements().find(isPrinted) as Element;
    expect(getComputedStyle(first).color).toBe('rgb(0, 0, 0)');
    expect(getComputedStyle(document.body).backgroundColor).toBe('rgb(255, 255, 255)');
    expect(getComputedStyle(document.querySelector('.themed-root') as Element).backgroundColor).toBe(
      'rgb(255, 255, 255)',
    );
    expect(getComputedStyle(document.querySelector('main') as Element).paddingInlineStart).toBe('0px');
    await commands.emulate({ media: 'screen' });
  },
);

test('reminders print as a list of all guests with their numbers', async () => {
  await openRoute(`/events/${weddingId}/remind`, { width: 1280 });
  const region = page.getByRole('region', { name: 'Guests to write to' });
  await expect.element(region.getByText('Grandma Salma')).toBeVisible();
  const shown = region.element();
  expect(document.querySelector('main table')).toBeNull();
  await commands.emulate({ media: 'print' });
  await expect
    .poll(() => [...document.querySelectorAll('main tbody tr')].map(({ textContent }) => textContent))
    .toEqual([
      'Yusuf & Hana Haddad555 011 0001Not answered–',
      'The Lindqvists555 011 0004Not answered–',
      'Miriam Aziz555 011 0006Not answered–',
      'Grandma Salma555 011 0005Not answered–',
    ]);
  expect(isPrinted(shown)).toBe(false);
  expect(isPrinted(document.querySelector('main table') as Element)).toBe(true);
  await commands.emulate({ media: 'screen' });
});

test('paper keeps the size that the printer has', async () => {
  await openRoute(`/events/guests/print?event=${weddingId}`);
  await expect.element(page.bySelector('[data-print-sheet]')).toBeInTheDocument();
  const listRules = ({ cssRules }: { cssRules: CSSRuleList }): CSSRule[] =>
    [...cssRules].flatMap((rule) =>
      'cssRules' in rule ? [rule, ...listRules(rule as CSSMediaRule)] : [rule],
    );
  const pages = [...document.styleSheets].flatMap(listRules).filter((rule) => rule instanceof CSSPageRule);
  expect(pages.map(({ style }) => style.getPropertyValue('size'))).toEqual(['']);
  expect(pages[0]?.style.marginTop).toBe('16mm');
});
