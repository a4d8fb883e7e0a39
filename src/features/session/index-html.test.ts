import { readFileSync } from 'node:fs';
import { setupI18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { expect, test } from 'vitest';
import { locales } from '../../i18n/locale.ts';
import { messages as ar } from '../../i18n/locales/ar/organiser.po';
import { messages as en } from '../../i18n/locales/en/organiser.po';
import { messages as tr } from '../../i18n/locales/tr/organiser.po';

const html = readFileSync('index.html', 'utf8');
const catalogues = { en, tr, ar };

test.each(locales)('in %s index.html shows the same title as the login page', (locale) => {
  const i18n = setupI18n({ locale, messages: { [locale]: catalogues[locale] } });
  const [title, lead] = [msg`Welcome back`, msg`Log in to see who is coming.`].map((text) => i18n._(text));
  expect(html).toContain(`<b lang="${locale}">${title}<small>${lead}</small></b>`);
});
