import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { guestWhoAccepted, weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { openRoute } from '../support/open-route.tsx';

const main = page.getByRole('main');
const field = main.getByRole('textbox', { name: 'Guest’s link, name or phone' });
const card = main.getByRole('article');
const log = main.getByRole('region', { name: 'Checked in' });

test('guests are found by name and checked in with the keyboard, and each leaves an empty field to the next', async () => {
  await openRoute(`/events/${weddingId}/scan`, { signedInAs: admin });
  await expect.element(main).toMatchTextContent('6 guests still expected');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('grace{Enter}');
  await expect.element(card).toMatchTextContent(/Grace Okafor/);
  await userEvent.keyboard('{Enter}');
  await expect.element(log).toMatchTextContent('1 guest checked in');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('petro');
  await expect.element(field).toHaveValue('petro');
  const found = main.getByRole('button', { name: /Elena Petrova/ }).first();
  await expect.element(main.getByRole('heading', { name: '1 guest found' })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(found).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(log).toMatchTextContent('2 guests checked in');
});

test('typing a name switches the camera off, and the field is ready for the next name after a check-in', async () => {
  const picture = document.createElement('canvas');
  picture.getContext('2d')?.fillRect(0, 0, 9, 9);
  const camera = vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue(picture.captureStream());
  onTestFinished(() => camera.mockRestore());
  await openRoute(`/events/${weddingId}/scan`, { signedInAs: admin, width: 390 });
  await main.getByRole('button', { name: 'Use camera' }).click();
  await expect.element(main.bySelector('video')).toBeInTheDocument();
  await field.fill('grace');
  await expect.element(main.bySelector('video')).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await card.getByRole('button', { name: 'Check in' }).click();
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('');
});

test('on a phone a button empties the field', async () => {
  await openRoute(`/events/${weddingId}/scan`, { signedInAs: admin, width: 360 });
  await field.fill('a');
  await main.getByRole('button', { name: 'Clear the search' }).click();
  await expect.element(field).toHaveValue('');
  await expect.element(field).toHaveFocus();
  await expect.element(main.getByRole('heading', { name: /found/ })).not.toBeInTheDocument();
});

test('[F59] the second Enter of a scanner checks nobody in', async () => {
  await openRoute(`/events/${weddingId}/scan`, { signedInAs: admin });
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard(`${guestWhoAccepted}{Enter}`);
  await expect.element(card.getByRole('button', { name: 'Check in' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(log).toMatchTextContent('0 guests checked in');
});
