import { expect, test } from '../support/fixtures.ts';
import { countInteractions } from '../support/counted.ts';
import { field, log } from '../support/check-in-desk.ts';

const account = {
  displayName: 'Layla Haddad',
  email: 'layla@example.org',
  phone: '0501234567',
  password: 'jasmine in june',
  passwordConfirm: 'jasmine in june',
};

test('from an empty account to a checked-in guest in at most 25 interactions', async ({
  page,
  context,
  browser,
  request,
  backend,
}) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  const opened: string[] = [];
  context.on('request', (sent) => sent.url().startsWith('https://wa.me/') && opened.push(sent.url()));
  const signup = await request.post('/api/v1/users/signup', { headers: backend.world, data: account });
  const { token } = (await signup.json()) as { token: string };
  await page.addInitScript((text) => localStorage.setItem('guestwise.token', text), JSON.stringify(token));
  await page.goto('/events');
  await expect(page.getByRole('heading', { name: 'No events yet' })).toBeVisible();
  const person = countInteractions(page);
  const main = page.getByRole('main');
  const steps = page.getByRole('navigation', { name: 'First steps' });

  // An event.
  await person.click(main.getByRole('link', { name: 'New event' }));
  await person.type(page.getByRole('textbox', { name: 'Name' }), 'Garden party');
  await person.type(page.getByRole('textbox', { name: 'Welcome message' }), 'Come to the garden.');
  await person.click(page.getByRole('button', { name: 'Create event' }));
  await expect(page.getByRole('heading', { name: 'Garden party', level: 1 })).toBeVisible();

  // Three guests. The first steps have the only action for it.
  await expect(page.getByRole('link', { name: 'Add guests' })).toHaveCount(1);
  await person.click(steps.getByRole('link', { name: 'Add guests' }));
  const drawer = page.getByRole('dialog', { name: 'Add guests' });
  await expect(drawer.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await person.paste('Ada Byron\t5550300001\t2\nBora Kaya\t5550300002\t1\nسلمى\t5550300003\t4');
  await person.click(drawer.getByRole('button', { name: 'Add 3 guests' }));
  await expect(page.getByRole('table').getByText('Bora Kaya')).toBeVisible();

  // A message.
  await person.click(steps.getByRole('link', { name: 'Write the message' }));
  await person.click(main.getByRole('button', { name: 'Invitation' }));
  await person.click(main.getByRole('button', { name: 'Create message' }));

  // Three links opened.
  await person.click(steps.getByRole('link', { name: 'Share the links' }));
  await person.click(main.getByRole('button', { name: /Open in WhatsApp/ }));
  await person.type(page.getByRole('textbox', { name: 'Country code' }), '90');
  await person.click(page.getByRole('button', { name: 'Open WhatsApp' }));
  for (const name of ['Bora Kaya', 'سلمى']) {
    await page.bringToFront();
    await expect(main.getByRole('article').getByRole('heading')).toHaveText(name);
    await person.click(main.getByRole('link', { name: /Open in WhatsApp/ }));
  }
  await expect.poll(() => opened.length).toBe(3);
  const links = opened.map((url) => /\/([\w-]+)\/rsvp/.exec(decodeURIComponent(url))?.[1] ?? '');
  expect(new Set(links).size).toBe(3);

  // One answer, in the guest's own browser.
  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    extraHTTPHeaders: backend.world,
  });
  const guestPage = await phone.newPage();
  await guestPage.goto(`/${links[0]}/rsvp`);
  const guest = countInteractions(guestPage);
  await guest.click(guestPage.getByRole('button', { name: 'One more' }));
  await guest.click(guestPage.getByRole('button', { name: 'Confirm' }));
  await expect(guestPage.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
  await phone.close();

  // One check-in.
  await page.bringToFront();
  await person.click(main.getByRole('link', { name: 'Check in' }));
  await person.type(field(page), 'ada');
  await person.click(main.getByRole('button', { name: /Ada Byron/ }).first());
  await expect(main.getByRole('article')).toContainText('1 coming');
  await person.click(main.getByRole('article').getByRole('button', { name: 'Check in', exact: true }));
  await expect(log(page)).toContainText('1 guest checked in');

  expect((await backend.calls('createGuest')).length).toBe(3);
  const interactions = person.all + guest.all;
  test.info().annotations.push({ type: 'interactions', description: String(interactions) });
  expect(interactions).toBeLessThanOrEqual(25);
});
