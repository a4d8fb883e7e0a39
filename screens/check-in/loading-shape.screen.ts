import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { openRoute } from '../support/open-route.tsx';
import { expectCount } from '../support/text.ts';

const loading = page.bySelector('main [data-loading]');
const ready = page.getByRole('heading', { name: 'Ready to scan' });

test('where the list could not be loaded, a phone says what there is to do', async () => {
  await openRoute(`/events/${weddingId}/scan`, {
    signedInAs: admin,
    width: 360,
    scenario: 'listGuests:404',
  });
  await expect.element(ready).toBeVisible();
  await expectCount(loading, 0);
});
