import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { locales } from '../../src/i18n/locale.ts';
import { backend } from '../support/backend.ts';
import { openRoute } from '../support/open-route.tsx';

const links = page.getByRole('main').getByRole('article').getByRole('link');

const docs = [{ _id: 'a', name: 'Gala' }, { _id: 'b' }];

// WCAG 2.5.3: somebody who speaks to the browser says the text that they see.
test.each(locales)('%s: the name of each link of an event card contains its visible text', async (locale) => {
  await openRoute('/events', {
    signedInAs: admin,
    locale,
    before: () => backend.plan({ operationId: 'listEvents', body: { data: { docs } } }),
  });
  await expect.poll(() => links.elements().length).toBe(8);
  for (const link of links.elements()) {
    const seen = (link as HTMLElement).innerText;
    const name = link.getAttribute('aria-label') ?? seen;
    expect(name.toLocaleLowerCase(locale)).toContain(seen.toLocaleLowerCase(locale));
  }
});
