import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { conferenceId } from '../../mocks/backend/seeds/conference.ts';
import { emptyEventId } from '../../mocks/backend/seeds/seeds.ts';
import { selectedMessage, weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { arrange } from '../support/arrange.ts';
import { backend } from '../support/backend.ts';
import { press } from '../support/keyboard.ts';
import { openRoute, place } from '../support/open-route.tsx';

const heading = page.getByRole('main').getByRole('heading', { level: 1 });
const field = (name: string) => page.getByRole('textbox', { name });

test('[F73] New event and Create event move the focus', async () => {
  await openRoute('/events');
  await press(page.getByRole('link', { name: 'New event' }).first());
  await expect.element(field('Name')).toHaveFocus();
  await field('Name').fill('Summer party');
  await press(page.getByRole('button', { name: 'Create event' }));
  await expect.element(heading).toMatchTextContent('Summer party');
  await expect.element(heading).toHaveFocus();
});

test('a page that is a form starts in its first empty field', async () => {
  for (const address of ['/login', '/register', '/apps/event/new', '/pages/auth/login-3']) {
    await openRoute(address, address.startsWith('/apps') ? {} : { signedOut: true });
    await expect.element(page.bySelector('main form input:not([type=hidden])').first()).toHaveFocus();
  }
});

test('[F73] New message and Create message move the focus', async () => {
  await openRoute(`/apps/event/${weddingId}?tab=messages`);
  await press(page.getByRole('link', { name: 'New message' }));
  await expect.element(field('Title')).toHaveFocus();
  await field('Title').fill('The day before');
  await field('Text').fill('See you tomorrow');
  await press(page.getByRole('button', { name: 'Create message' }));
  await expect.element(page.getByRole('link', { name: 'The day before' })).toHaveFocus();
});

test.each([
  `/apps/event/${weddingId}?tab=answers`,
  `/apps/event/${weddingId}?tab=invitation`,
  `/events/${weddingId}/remind`,
])('N adds guests on %s', async (address) => {
  await openRoute(address);
  await expect.element(page.getByRole('link', { name: 'Add guests' })).toBeVisible();
  await userEvent.keyboard('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect.element(help.getByText('Add guests')).toBeVisible();
  await userEvent.keyboard('n');
  await expect.element(help).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(help).not.toBeInTheDocument();
  await userEvent.keyboard('n');
  await expect.element(field('Name')).toHaveFocus();
  expect(place()).toBe(`/events/guests/all?event=${weddingId}&add=true`);
});

test('N writes a message where there are none', async () => {
  await openRoute(`/apps/event/${emptyEventId}?tab=messages`);
  await expect.element(page.getByRole('link', { name: 'Write a message' })).toBeVisible();
  await userEvent.keyboard('n');
  await expect.element(field('Title')).toHaveFocus();
});

test.each([
  ['first step', '', 'Write the message'],
  ['page without messages', '?tab=messages', 'Write a message'],
])('the link of the %s focuses the title of the message', async (_, search, link) => {
  await openRoute(`/apps/event/${emptyEventId}${search}`);
  await press(page.getByRole('link', { name: link }));
  await expect.element(field('Title')).toHaveFocus();
});

test.each([
  ['layout1', 'en'],
  ['layout3', 'ar'],
] as const)('[F73] after a skeleton the focus is on the heading, in %s in %s', async (layout, locale) => {
  const { router } = await openRoute('/events', { locale });
  await arrange(router, { locale, layout, theme: 'light' });
  const card = page.getByRole('article').first().getByRole('link').first();
  await expect.element(card).toBeVisible();
  const name = card.element().textContent;
  backend.play('latency');
  await press(card);
  await expect.element(card).not.toBeInTheDocument();
  await expect.element(heading).toMatchTextContent(name);
  await expect.element(heading).toHaveFocus();
  // A title is not a control: no ring, also after the keyboard.
  expect(getComputedStyle(heading.element()).outlineStyle).toBe('none');
});

test.each(['/events', `/events/guests/print?event=${weddingId}`])(
  '%s, opened directly, leaves the focus alone',
  async (address) => {
    await openRoute(address);
    await expect.element(heading).toBeVisible();
    // A change of the address by the page itself would move it.
    await expect.poll(place).toBe(address);
    expect(document.activeElement).toBe(document.body);
  },
);

test.each([
  [`/events/${weddingId}/remind`, '[data-main]'],
  [`/events/${weddingId}/scan`, 'main form input'],
])('%s, loaded while the search is open, leaves the focus there', async (address, control) => {
  const { router } = await openRoute('/events');
  await expect.element(heading).toBeVisible();
  backend.play('latency');
  void router.navigate({ href: address });
  await userEvent.keyboard('{Control>}k{/Control}');
  const search = page.getByRole('combobox', { name: 'Search', exact: true });
  await expect.element(search).toHaveFocus();
  await expect.element(page.bySelector(control)).toBeInTheDocument();
  await expect.element(search).toHaveFocus();
});

describe('[F73] after deleting a message', () => {
  const link = (name: string) => page.getByRole('listitem').getByRole('link', { name });
  const remove = page.getByRole('main').getByRole('button', { name: 'Delete' });
  const undo = () => userEvent.keyboard('{Control>}z{/Control}');

  test.each([
    ['that the address does not name', '', 1280],
    ['of the address on a phone', `&message=${selectedMessage}`, 390],
  ])('%s, the focus is on the message shown then, after Undo on it', async (_, named, width) => {
    await openRoute(`/apps/event/${weddingId}?tab=messages${named}`, { width });
    await press(remove);
    await expect.element(link('Invitation')).not.toBeInTheDocument();
    await expect.element(link('A gentle reminder')).toHaveFocus();
    await undo();
    await expect.element(link('Invitation')).toHaveFocus();
  });

  test('that was the only one, the focus is on the page’s heading', async () => {
    await openRoute(`/apps/event/${conferenceId}?tab=messages`);
    await press(remove);
    await expect.element(page.getByRole('link', { name: 'Write a message' })).toBeVisible();
    await expect.element(heading).toHaveFocus();
    await undo();
    await expect.element(link('Your badge')).toHaveFocus();
  });
});
