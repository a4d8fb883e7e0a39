import type { Page } from '@playwright/test';
import { expect, test } from '../../e2e/support/fixtures.ts';
import { visitAs } from '../../e2e/support/visitor.ts';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { scenes } from './scenes.ts';

/** The time for parts that are loaded on demand, in milliseconds. */
const settling = 700;
/** In CSS pixels: a page of ten thousand guests is cut. */
const maxHeight = 2400;

// Many scenes are about a failed call, and the console logs each.
test.use({ expectedErrors: [/^(?!.*Content Security Policy|.*Trusted|Refused to)/] });

for (const [name, { path, scenarios, act, shows }] of Object.entries(scenes)) {
  test.describe(() => {
    test.use({ seeds: name.includes('hostile') ? 'hostile' : 'usual' });

    test(name, async ({ page, backend }, testInfo) => {
      if (scenarios) await backend.play(scenarios);
      if (/^\/(?:apps|events|pages\/account)\b/.test(path)) await visitAs(page, admin, path);
      else await page.goto(path);
      if (!scenarios?.includes('silent')) await page.waitForLoadState('networkidle');
      await act?.(page);
      if (shows) await page.locator(shows).first().waitFor();
      await page.waitForTimeout(settling);
      const { content, ...part } = await measure(page);
      const body = await page.screenshot({ animations: 'disabled', ...part });
      await testInfo.attach(name, { body, contentType: 'image/png' });
      expect(content, 'the page scrolls sideways').toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    });
  });
}

/** The width of the content, and the part to photograph: the page, or only the window if something covers the page. */
async function measure(page: Page) {
  const { width, height, content, isCovered } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
    content: document.documentElement.scrollWidth,
    isCovered:
      document.querySelector('dialog[open], [role=dialog], [role=alertdialog], [role=menu]') !== null,
  }));
  if (isCovered) return { content };
  const clip = { x: 0, y: 0, width, height: maxHeight };
  return { content, fullPage: true, ...(height > maxHeight && { clip }) };
}
