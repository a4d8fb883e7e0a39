import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { areas, change, expectSaved, field, save, sent } from '../support/merging.ts';
import { follow, openRoute } from '../support/open-route.tsx';
import { callTemplate } from '../support/template-api.ts';

// A browser's text area has no carriage returns.
const text = 'One\r\ntwo';

test.each([
  ['event', areas.event, 'welcomeMessage'],
  ['message', areas.message, 'message'],
] as const)(
  '%s: a text that nobody touched is sent back with its own line breaks',
  async (_, area, untouched) => {
    await openRoute(area.address, { signedInAs: admin, before: () => change(area, { [untouched]: text }) });
    await field(area.both.field).fill('Mine');
    await save.click();
    await expectSaved(area);
    expect(await sent(area)).toMatchObject([{ [area.both.field]: 'Mine', [untouched]: text }]);
  },
);

const forms = [
  {
    address: '/apps/contacts',
    form: '/apps/contacts?contact=amal&edit=form',
    reading: 'guests-app/guest?id=amal',
    writing: 'guests-app/update-guest',
    texts: { address: text, notes: text },
  },
  {
    address: '/apps/e-commerce/products',
    form: '/apps/e-commerce/products?product=cards',
    reading: 'e-commerce-app/product?productId=cards',
    writing: 'e-commerce-app/product/save',
    texts: { description: text },
  },
];

test.each(forms)(
  '$address: line breaks are no change',
  async ({ address, form, reading, writing, texts }) => {
    await openRoute(address, { signedInAs: admin });
    await callTemplate(writing, { ...(await callTemplate(reading)), ...texts });
    follow(form);
    const panel = page.getByRole('dialog').first();
    await expect.element(panel.getByRole('button', { name: 'Save' })).toBeDisabled();
    await field('name').fill('Mine');
    await panel.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => callTemplate(reading)).toMatchObject({ name: 'Mine', ...texts });
  },
);
