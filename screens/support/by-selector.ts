import { locators, type Locator } from 'vitest/browser';

locators.extend({ bySelector: (css: string) => `css=${css}` });

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** What no role or label finds. Prefer those: they are what a person perceives. */
    bySelector(css: string): Locator;
  }
}
