import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { family, todo } from '../../mocks/template/seeds/labels.ts';
import { cake } from '../../mocks/template/seeds/notes.ts';
import type { NoteFields } from '../../src/api/template.gen.ts';
import { flushDrafts } from '../../src/storage/draft-memory.ts';
import {
  address,
  changeElsewhere,
  dialog,
  discard,
  expectClosed,
  open,
  readCake,
  title,
} from '../support/notes.ts';
import { follow, place } from '../support/open-route.tsx';
import { expectCount, expectTexts } from '../support/text.ts';
import { toasts } from '../support/toasts.ts';

const question = page.getByRole('alertdialog');

/** Starts a draft, which waits while somebody else changes the note, and closes the note. */
async function returnToDraft(theirs: NoteFields) {
  const { router } = await open(address);
  await title.fill('Mine');
  await dialog.getByRole('button', { name: 'Add an item' }).click();
  await userEvent.keyboard('Mine');
  await router.navigate({ href: '/apps/notes', ignoreBlocker: true });
  flushDrafts();
  await changeElsewhere(theirs);
  // Only the draft knows then what it was started from.
  await router.options.context.queryClient.refetchQueries();
  await router.navigate({ href: address });
  await expect.element(title).toHaveValue('Mine');
  await userEvent.keyboard('{Escape}');
}

const mine = { title: 'Mine', checklist: [...cake.checklist, { id: '5', checked: false, text: 'Mine' }] };

test('[F29] fields of a note that only somebody else changed stay theirs', async () => {
  await returnToDraft({ message: 'Theirs', labels: [family.id], archive: true, reminder: null });
  await expectClosed();
  expect(await readCake()).toMatchObject({ ...mine, message: 'Theirs', labels: [family.id], archive: true });
  await expectTexts(toasts, ['Changes by someone else keptText, Labels, Reminder, and Archive']);
});

const theirs = {
  title: 'Theirs',
  checklist: [{ id: '1', checked: true, text: 'Theirs' }],
  message: 'Only theirs',
};

test('[F29] of fields of a note that both changed, mine can be kept', async () => {
  await returnToDraft(theirs);
  await expectTexts(question.getByRole('heading', { level: 3 }), ['Title', 'Checklist']);
  const list =
    '☑ Ask who must not have nuts☐ Choose the filling☐ Pay the deposit☐ Tell them the door code☐ Mine';
  await expectTexts(question.getByRole('definition'), ['Mine', 'Theirs', list, '☑ Theirs']);
  await question.getByRole('button', { name: 'Keep my version' }).click();
  await expectClosed();
  expect(await readCake()).toMatchObject({ ...mine, message: 'Only theirs' });
});

test('[F29] or theirs, and the note closes without a save', async () => {
  await returnToDraft(theirs);
  await question.getByRole('button', { name: 'Keep their version' }).click();
  await expectClosed();
  expect(await readCake()).toMatchObject(theirs);
  follow(address);
  await expect.element(title).toHaveValue('Theirs');
  await expectCount(discard, 0);
});

test('[F29] or the note stays open', async () => {
  await returnToDraft(theirs);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expectCount(question, 0);
  await expect.element(title).toHaveValue('Mine');
  expect(place()).toBe(address);
  expect(await readCake()).toMatchObject(theirs);
});

test('[F29] labels, a reminder and a picture that both changed are readable', async () => {
  await open(address);
  const picture = await new Promise<Blob | null>((resolve) =>
    document.createElement('canvas').toBlob(resolve),
  );
  await dialog.getByRole('button', { name: family.name }).click();
  await dialog.getByLabelText('Reminder').fill('2026-12-03T14:00');
  await userEvent.upload(dialog.bySelector('[type="file"]'), new File([picture ?? ''], 'mine.png'));
  await expectCount(dialog.getByRole('button', { name: 'Remove the picture' }), 1);
  await changeElsewhere({ labels: [todo.id], reminder: null, image: '/favicon.svg' });
  await userEvent.keyboard('{Escape}');
  await expectTexts(question.getByRole('heading', { level: 3 }), ['Picture', 'Labels', 'Reminder']);
  await expectTexts(question.getByRole('definition'), [
    '',
    '',
    'SuppliersLayla & Omarعائلة',
    'To do',
    'Dec 3, 2026, 2:00 PM',
    '–',
  ]);
  await expectCount(question.getByRole('img', { name: 'Picture' }), 2);
  await question.getByRole('button', { name: 'Keep my version' }).click();
  await expectClosed();
  expect((await readCake())?.image).toMatch(/^data:image\/webp/);
});

test('[F29] a tick on a card keeps the items that somebody else has added', async () => {
  await open('/apps/notes');
  const tick = page.getByRole('checkbox', { name: 'Pay the deposit' });
  await expect.element(tick).toBeVisible();
  const { checklist = [] } = (await readCake()) ?? {};
  await changeElsewhere({ checklist: [...checklist, { id: '99', checked: false, text: 'Theirs' }] });
  await tick.click();
  await expect
    .poll(async () => (await readCake())?.checklist)
    .toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ text: 'Theirs', checked: false }),
        expect.objectContaining({ text: 'Pay the deposit', checked: true }),
      ]),
    );
});
