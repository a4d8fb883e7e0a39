import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { createAppointment, storeAppointments } from '../support/calendar.ts';
import { follow, openRoute } from '../support/open-route.tsx';
import { callTemplate as call } from '../support/template-api.ts';
import { expectCount, expectTexts } from '../support/text.ts';
import { toasts } from '../support/toasts.ts';

const panel = page.getByRole('dialog').first();
const question = page.getByRole('alertdialog');
const save = panel.getByRole('button', { name: 'Save' });

const contact = {
  address: '/apps/contacts?contact=amal&edit=form',
  reading: 'guests-app/guest?id=amal',
  writing: 'guests-app/update-guest',
  label: 'Job title',
  field: 'jobTitle',
  saved: panel.getByRole('link', { name: 'Edit' }),
  theirs: { jobTitle: 'Designer', company: 'Roses and Co' },
  taken: 'Company',
};
const product = {
  address: '/apps/e-commerce/products?product=cards',
  reading: 'e-commerce-app/product?productId=cards',
  writing: 'e-commerce-app/product/save',
  label: 'Name',
  field: 'name',
  saved: page.getByRole('heading', { name: 'Products', level: 1 }),
  theirs: { name: 'Card, embossed', stock: 7, active: false },
  taken: 'In stock and On sale',
};
const areas = [
  ['contact', contact],
  ['product', product],
] as const;

type Area = typeof contact | typeof product;

/** Starts a draft, which waits while somebody else saves a change. */
async function returnToDraft(area: Area, theirs: object, { isReadAgain = false } = {}) {
  const { router } = await openRoute(area.address, { signedInAs: admin });
  const field = panel.getByRole('textbox', { name: area.label });
  await field.fill('Gold foil');
  await userEvent.keyboard('{Escape}');
  await expectCount(panel, 0);
  await call(area.writing, { ...(await call(area.reading)), ...theirs });
  // The form starts with what the last visit has read, or with the record as somebody else has changed it.
  if (isReadAgain) router.options.context.queryClient.clear();
  follow(area.address);
  await expect.element(field).toHaveValue('Gold foil');
  await save.click();
  return field;
}

for (const isReadAgain of [false, true]) {
  test.each(areas)(
    `[F29] %s: fields that only somebody else changed stay theirs${isReadAgain ? ', also when the record is read again' : ''}`,
    async (_, area) => {
      const { [area.field as never]: _own, ...theirs } = area.theirs;
      await returnToDraft(area, theirs, { isReadAgain });
      await expect.poll(() => call(area.reading)).toMatchObject({ ...theirs, [area.field]: 'Gold foil' });
      await expectTexts(toasts, [/ saved$/, `Changes by someone else kept${area.taken}`]);
      await expect.element(area.saved).toBeVisible();
    },
  );
}

test.each(areas)('[F29] %s: of a field that both changed, mine can be kept', async (_, area) => {
  await returnToDraft(area, area.theirs);
  await expect.element(question.getByText(String(area.theirs[area.field as never]))).toBeVisible();
  await expectCount(question.getByRole('heading', { level: 3 }), 1);
  await question.getByRole('button', { name: 'Keep my version' }).click();
  await expect.poll(() => call(area.reading)).toMatchObject({ ...area.theirs, [area.field]: 'Gold foil' });
  await expect.element(area.saved).toBeVisible();
});

test.each(areas)('[F29] %s: or theirs, and the form starts again with it', async (_, area) => {
  const field = await returnToDraft(area, area.theirs);
  await question.getByRole('button', { name: 'Keep their version' }).click();
  await expect.element(field).toHaveValue(String(area.theirs[area.field as never]));
  expect(await call(area.reading)).toMatchObject(area.theirs);
});

const appointment = {
  address: '/apps/calendar?day=2030-05-15&event=party',
  label: 'Title',
};
const everyForm = [...areas, ['appointment', appointment]] as const;

/** The server has applied the save. */
async function saveWithoutResponse({ address, label }: (typeof everyForm)[number][1]) {
  const party = createAppointment('party', 'Party', '2030-05-15T14:00', '2030-05-15T15:00');
  await openRoute(`${address}&mock=saves:applied-then-dies`, {
    signedInAs: admin,
    storage: storeAppointments(party),
  });
  const field = panel.getByRole('textbox', { name: label });
  await expect.element(field).not.toHaveValue('');
  const before = (field.element() as HTMLInputElement).value;
  await field.fill('Gold foil');
  await save.click();
  await expect.element(panel.getByText(/^We are not sure this was saved\./)).toBeVisible();
  history.replaceState(history.state, '', address);
  return { field, before };
}

for (const isOpenedAgain of [false, true]) {
  test.each(everyForm)(
    `[F29] %s: what was saved without a response is no change of somebody else${isOpenedAgain ? ', also when the form is opened again' : ''}`,
    async (_, form) => {
      const { field } = await saveWithoutResponse(form);
      const { address } = form;
      if (isOpenedAgain) {
        await userEvent.keyboard('{Escape}');
        await expectCount(panel, 0);
        follow(address);
      }
      await field.fill('Silver foil');
      await save.click();
      await expectCount(field, 0);
      await expectCount(question, 0);
      follow(address);
      await expect.element(field).toHaveValue('Silver foil');
    },
  );
}

test.each(everyForm)(
  '[F06] %s: a text that is put back after a save without a response is saved as well',
  async (_, form) => {
    const { field, before } = await saveWithoutResponse(form);
    await field.fill(before);
    await save.click();
    await expectCount(field, 0);
    follow(form.address);
    await expect.element(field).toHaveValue(before);
  },
);

test('[F29] contact: of a picture that both changed, the question shows both', async () => {
  await openRoute(contact.address, { signedInAs: admin });
  const canvas = document.createElement('canvas');
  const mine = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  await expect.element(panel).toBeVisible();
  await userEvent.upload(page.bySelector('[type="file"]'), new File([mine ?? ''], 'mine.png'));
  await expect.element(save).toBeEnabled();
  await call(contact.writing, { ...(await call(contact.reading)), image: '/favicon.svg' });
  await save.click();
  await expectTexts(question.getByRole('heading', { level: 3 }), ['Picture']);
  await expectCount(question.getByRole('img', { name: 'Picture' }), 2);
  await question.getByRole('button', { name: 'Keep my version' }).click();
  await expect.element(contact.saved).toBeVisible();
  expect(await call(contact.reading)).toMatchObject({ image: expect.stringMatching(/^data:image\/webp/) });
});
