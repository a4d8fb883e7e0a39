import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { openRoute } from '../support/open-route.tsx';

/** A system colour as the browser computes it. */
function compute(color: string) {
  const element = document.body.appendChild(document.createElement('i'));
  element.style.borderBlockEndColor = color;
  const { borderBlockEndColor } = getComputedStyle(element);
  element.remove();
  return borderBlockEndColor;
}

test.each([1280, 360])('%i px: in forced colours only the current tab is underlined', async (width) => {
  await openRoute(`/events/guests/all?event=${weddingId}`, { signedInAs: admin, width });
  await expect.element(page.bySelector('main nav a[href*="discrepancies"]')).toBeInTheDocument();
  await commands.emulate({ forcedColors: 'active' });
  await expect.poll(() => matchMedia('(forced-colors: active)').matches).toBe(true);
  const tabs = page.bySelector('main nav:has(a[href*="discrepancies"]) a').elements();
  const lines = tabs.map((tab) => {
    const { borderBlockEndColor, borderBlockEndWidth, borderBlockEndStyle } = getComputedStyle(tab);
    return `${borderBlockEndWidth} ${borderBlockEndStyle} ${borderBlockEndColor}`;
  });
  const [shown, hidden] = [`3px solid ${compute('Highlight')}`, `3px solid ${compute('Canvas')}`];
  expect(shown).not.toBe(hidden);
  expect(lines).toEqual(tabs.map((tab) => (tab.hasAttribute('aria-current') ? shown : hidden)));
  expect(lines.filter((line) => line === shown)).toHaveLength(1);
  await commands.emulate({ forcedColors: 'none' });
});
