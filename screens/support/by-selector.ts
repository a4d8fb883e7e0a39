import { locators, type Locator } from 'vitest/browser';

locators.extend({ bySelector: (css: string) => `css=${css}` });

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** Finds elements without a role or label. Prefer those: they are what people perceive. */
    bySelector(css: string): Locator;
  }
}
