import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';

const textOf = (element: Element) => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

/** The text of every element that a locator finds, whitespace collapsed. */
const texts = (locator: Locator) => locator.elements().map(textOf);

/** Waits for a locator to find elements with exactly these texts, in this order. */
export async function expectTexts(locator: Locator, expected: (string | RegExp)[], message = '') {
  await expect
    .poll(() => texts(locator), { message })
    .toEqual(expected.map((each) => (typeof each === 'string' ? each : expect.stringMatching(each))));
}

/** Waits for a locator to find this many elements. */
export async function expectCount(locator: Locator, count: number) {
  await expect.poll(() => locator.length).toBe(count);
}
