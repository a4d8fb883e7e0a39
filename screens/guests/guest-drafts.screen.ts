import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { guestOfFour, weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { flushDrafts } from '../../src/storage/draft-memory.ts';
import { backend } from '../support/backend.ts';
import { openRoute } from '../support/open-route.tsx';

const form = `/events/guests/all?event=${weddingId}&guest=${guestOfFour}&edit=true`;
// The button has a dot while something is not saved.
const save = page.getByRole('button', { name: /Save$/ });
const name = page.getByRole('textbox', { name: 'Name' });
const sent = async () => (await backend.calls('updateGuest')).map(({ body }) => body);

const getDrafts = () =>
  Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith('guestwise.draft')));

/** Changes the name, and reloads the page after somebody else has changed the guest. */
async function reloadAfter(theirs: Record<string, unknown>) {
  const { world } = await openRoute(form, { signedInAs: admin });
  await name.fill('Mine');
  await expect.poll(() => JSON.stringify(getDrafts())).toContain('Mine');
  await backend.patch('guests', guestOfFour, theirs);
  await openRoute(form, { signedInAs: admin, world, storage: getDrafts() });
  await expect.element(page.getByText('We restored your unsaved changes')).toBeVisible();
  await expect.element(name).toHaveValue('Mine');
}

test('[F29] a restored form sends only what was changed in it, over what others have changed', async () => {
  const theirs = { phone: '5559999999', invitees: 2, inviteeOnCard: 2 };
  await reloadAfter(theirs);
  await save.click();
  await expect.poll(sent).toMatchObject([{ ...theirs, name: 'Mine' }]);
});

test('[F29] a restored form asks about a field that others have changed too', async () => {
  await reloadAfter({ name: 'Theirs' });
  await save.click();
  await expect.element(page.getByRole('button', { name: 'Keep my version' })).toBeVisible();
  expect(await sent()).toEqual([]);
});

test('the notice of a restored form fits its panel', async () => {
  await reloadAfter({});
  await page.viewport(1440, 900);
  const measure = () => {
    const panel = document.querySelector('aside form')?.closest('aside');
    return panel ? panel.scrollWidth - panel.clientWidth : 'no panel beside the list';
  };
  await expect.poll(measure).toBe(0);
});

test('the two counts of a guest are in line in Turkish, where one label has two lines', async () => {
  await openRoute(form, { signedInAs: admin, locale: 'tr', width: 1440 });
  const getTop = (field: string) =>
    page.bySelector(`form [name="${field}"]`).element().getBoundingClientRect().top;
  await expect.element(page.bySelector('form [name="invitees"]')).toBeVisible();
  await expect.poll(() => getTop('invitees')).toBe(getTop('inviteeOnCard'));
});

test.each([
  ['a form', form, 'form [name=name]'],
  ['new guests', `/events/guests/all?event=${weddingId}&add=true`, '[role=dialog] li input'],
  ['a pasted list', `/events/guests/import?event=${weddingId}`, 'textarea'],
])(
  '[F40] the text of %s that is on the screen is stored again if another tab deletes it',
  async (_, at, field) => {
    await openRoute(at, { signedInAs: admin });
    await page.bySelector(field).first().fill('Mine');
    flushDrafts();
    const [key = ''] = Object.keys(getDrafts());
    localStorage.removeItem(key);
    dispatchEvent(new StorageEvent('storage', { key }));
    flushDrafts();
    expect(JSON.stringify(getDrafts())).toContain('Mine');
  },
);
