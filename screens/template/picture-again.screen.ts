import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { openRoute } from '../support/open-route.tsx';
import { expectTexts } from '../support/text.ts';
import { toasts } from '../support/toasts.ts';

const panel = page.getByRole('dialog');
const input = panel.bySelector('input[type=file]');
const picture = panel.bySelector('img[src^="data:"]');
const pixels = Uint8Array.from(atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'), (letter) =>
  letter.charCodeAt(0),
);

test('the same picture can be chosen again after it was removed, and after a file that cannot be opened', async () => {
  await openRoute('/apps/contacts?contact=new', { signedInAs: admin });
  await expect.element(input).toBeInTheDocument();
  // A browser reports no change for the file that the field has already.
  const isEmpty = () => (input.element() as HTMLInputElement).value === '';
  await input.upload(new File([pixels], 'face.gif', { type: 'image/gif' }));
  await expect.element(picture).toBeInTheDocument();
  expect(isEmpty()).toBe(true);
  await panel.getByRole('button', { name: 'Remove the picture' }).click();
  await expect.element(picture).not.toBeInTheDocument();
  await input.upload(new File([pixels], 'face.gif', { type: 'image/gif' }));
  await expect.element(picture).toBeInTheDocument();

  await input.upload(new File(['no picture'], 'face.gif', { type: 'image/gif' }));
  await expectTexts(toasts, ['We cannot open this file. Choose another image.']);
  expect(isEmpty()).toBe(true);
});
