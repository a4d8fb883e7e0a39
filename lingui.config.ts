import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

const rsvp = ['src/features/rsvp'];

/** Two catalogues: the guests' door carries its own messages and no others. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'tr', 'ar'],
  // Line numbers would change a catalogue with every line above a message.
  format: formatter({ lineNumbers: false }),
  catalogs: [
    { path: '<rootDir>/src/i18n/locales/{locale}/guest', include: rsvp },
    { path: '<rootDir>/src/i18n/locales/{locale}/organiser', include: ['src'], exclude: rsvp },
  ],
});
