import { defineConfig } from '@lingui/cli';

const rsvp = ['src/features/rsvp'];

/** Two catalogues: the guests' door carries its own messages and no others. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'tr', 'ar'],
  catalogs: [
    { path: '<rootDir>/src/i18n/locales/{locale}/guest', include: rsvp },
    { path: '<rootDir>/src/i18n/locales/{locale}/organiser', include: ['src'], exclude: rsvp },
  ],
});
