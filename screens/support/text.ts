import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';

const getText = (element: Element) => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

/** The text of every element of a locator, with collapsed whitespace. */
const texts = (locator: Locator) => locator.elements().map(getText);

/** Waits until the elements of a locator have exactly these texts, in this order. */
export async function expectTexts(locator: Locator, expected: (string | RegExp)[], message = '') {
  await expect
    .poll(() => texts(locator), { message })
    .toEqual(expected.map((each) => (typeof each === 'string' ? each : expect.stringMatching(each))));
}

/** Waits until a locator finds this many elements. */
export async function expectCount(locator: Locator, count: number) {
  await expect.poll(() => locator.length).toBe(count);
}
