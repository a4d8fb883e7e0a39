import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { guestOfFour, guestOfTwelve, weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { backend } from '../support/backend.ts';
import { openRoute, place } from '../support/open-route.tsx';
import { expectCount } from '../support/text.ts';
import { toasts } from '../support/toasts.ts';

const list = `/events/guests/all?event=${weddingId}`;
const rows = page.bySelector('main tbody tr');
const panel = page.getByRole('complementary', { name: 'Yusuf & Hana Haddad' });
const title = panel.getByRole('heading', { name: 'Yusuf & Hana Haddad' });
const sent = async () =>
  (await backend.calls('updateGuest')).map(({ body }) => (body as { rsvpCount: unknown }).rsvpCount);

async function openFirst() {
  await openRoute(list, { width: 1280 });
  await expect.element(rows.first()).toBeVisible();
  await userEvent.keyboard('j{Enter}');
  await expect.element(panel.getByRole('button', { name: 'Edit' })).toBeVisible();
  await expect.element(rows.first()).toHaveFocus();
}

test.each(['{Enter}', '{F6}'])('%s moves from the open row into the panel, Esc back', async (key) => {
  await openFirst();
  await userEvent.keyboard(key);
  await expect.element(title).toHaveFocus();
  await userEvent.keyboard('{Tab}{Escape}');
  await expect.element(rows.first()).toHaveFocus();
  await expect.element(panel).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expectCount(panel, 0);
  expect(place()).toBe(list);
});

/** The panel of any guest. */
const aside = page.getByRole('complementary');

test('Enter on the name of the open guest moves into the panel too', async () => {
  await openFirst();
  (rows.first().getByRole('link').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(title).toHaveFocus();
});

test('after a click on a name the arrows move through the rows', async () => {
  await openRoute(list, { width: 1440 });
  await rows.first().getByRole('link').click();
  await expect.element(rows.first().getByRole('link')).toHaveFocus();
  await expect.element(panel).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(rows.nth(1)).toHaveFocus();
  await expect.element(rows.nth(1)).toHaveAttribute('data-current');
  (rows.nth(1).getByRole('link').element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(rows.first()).toHaveFocus();
});

test('A, a digit and Enter record an answer, and Ctrl Z undoes it', async () => {
  await openFirst();
  await userEvent.keyboard('a');
  await expect.element(panel.getByRole('button', { name: '4', exact: true })).toHaveFocus();
  await userEvent.keyboard('3{Enter}');
  await expect.poll(sent).toEqual([3]);
  await expect.element(panel.getByRole('button', { name: '3', pressed: true })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(rows.first()).toHaveFocus();
  await expect.element(toasts).toMatchTextContent('Answer recorded');
  // The toast of another answer replaces the first, whose Undo would be too late.
  await panel.getByRole('button', { name: '2', exact: true }).click();
  await expect.poll(sent).toEqual([3, 2]);
  await expectCount(toasts.getByText('Answer recorded'), 1);
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(sent).toEqual([3, 2, 3]);
  await expect.element(toasts).toMatchTextContent('The earlier answer is back');
  await expectCount(toasts.getByText('Answer recorded'), 0);
});

test.each([360, 768])('at %d px A, a digit and Enter record an answer in the sheet', async (width) => {
  await openRoute(list, { width });
  await expect.element(rows.first()).toBeVisible();
  await userEvent.keyboard('j{Enter}');
  const sheet = page.getByRole('dialog', { name: 'Yusuf & Hana Haddad' });
  await expect.element(sheet.getByRole('button', { name: '4', exact: true })).toBeVisible();
  await userEvent.keyboard('a');
  await expect.element(sheet.getByRole('button', { name: '4', exact: true })).toHaveFocus();
  await userEvent.keyboard('3{Enter}');
  await expect.poll(sent).toEqual([3]);
  await expect.element(sheet.getByRole('button', { name: '3', pressed: true })).toHaveFocus();
});

test('below another dialog A does nothing', async () => {
  await openFirst();
  const focused: unknown[] = [];
  panel.element().addEventListener('focusin', ({ target }) => focused.push(target));
  await userEvent.keyboard('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect.element(help.getByText('Record an answer')).toBeVisible();
  await userEvent.keyboard('a');
  expect(focused).toEqual([]);
});

test('A focuses the field of a large invitation, and Esc leaves it', async () => {
  await openRoute(`${list}&guest=${guestOfTwelve}`, { width: 1280 });
  const field = aside.getByRole('textbox', { name: 'People coming' });
  await expect.element(field).toBeVisible();
  await userEvent.keyboard('a');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('7{Enter}');
  await expect.poll(sent).toEqual([7]);
  await expect.element(aside.getByRole('button', { name: 'Save' })).toHaveFocus();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(sent).toEqual([7, 9]);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.bySelector('main tr[data-current]')).toHaveFocus();
});

test('a removed answer leaves the focus on Declined', async () => {
  await openRoute(`${list}&guest=${guestOfTwelve}`, { width: 1280 });
  await aside.getByRole('button', { name: 'Remove answer' }).click();
  await expect.poll(sent).toEqual([null]);
  await expect.element(aside.getByRole('button', { name: 'Declined' })).toHaveFocus();
});

test('with single keys off A and digits do nothing', async () => {
  await openRoute(`${list}&guest=${guestOfFour}`, {
    width: 1280,
    storage: { 'guestwise.single-keys': 'false' },
  });
  const button = panel.getByRole('button', { name: '4', exact: true });
  await expect.element(button).toBeVisible();
  await userEvent.keyboard('a');
  await expect.element(button).not.toHaveFocus();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('2');
  await expect.element(button).toHaveFocus();
});

test('the help lists Enter, Esc, F6, A, Ctrl Z and Ctrl ↵', async () => {
  await openFirst();
  await userEvent.keyboard('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect.element(help.getByText('Record an answer')).toBeVisible();
  const keys = [...document.querySelectorAll('dialog dt > span, [role="dialog"] dt > span')].map(
    ({ textContent }) => textContent,
  );
  expect(keys).toEqual(expect.arrayContaining(['Enter', 'Esc', 'F6', 'A', 'CtrlZ', 'Ctrl↵']));
});

test('Ctrl Z without an undo leaves the text of the search', async () => {
  await openRoute(list, { width: 1280 });
  const search = page.getByRole('searchbox');
  await expect.element(rows.first()).toBeVisible();
  await search.click();
  await userEvent.keyboard('haddad');
  await expect.poll(place).toContain('search=haddad');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(rows.first()).toHaveFocus();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(search).toHaveValue('haddad');
  await search.click();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(search).not.toHaveValue('haddad');
});

test('Ctrl Z in a search without typing undoes the deletion of its only match', async () => {
  await openRoute(list, { width: 1280 });
  const search = page.getByRole('searchbox');
  await expect.element(rows.first()).toBeVisible();
  await search.fill('elena');
  // Shown once all guests are loaded: only then Enter opens the only match.
  await expect.element(page.getByText('1 guest', { exact: true })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await aside.getByRole('button', { name: 'Delete' }).click();
  await expectCount(rows, 0);
  await expect.element(search).toHaveFocus();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expectCount(rows, 1);
  await expect.element(search).toHaveValue('elena');
});
