import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

// What only a test says needs no translation, and no byte of a page.
const tests = ['**/*.test.ts'];
const rsvp = ['src/guest'];

/** Two catalogues, because the guest entry includes only its own messages. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'tr', 'ar'],
  // With line numbers, every line added above a message would change the catalogue.
  format: formatter({ lineNumbers: false }),
  catalogs: [
    { path: '<rootDir>/src/i18n/locales/{locale}/guest', include: rsvp, exclude: tests },
    { path: '<rootDir>/src/i18n/locales/{locale}/organiser', include: ['src'], exclude: [...rsvp, ...tests] },
  ],
});
