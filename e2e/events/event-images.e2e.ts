import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import { EventForm, newEvent } from '../support/event-form.ts';
import { visitAs } from '../support/visitor.ts';

test('a new event is sent with its images, the first one as cover, and none can be changed later', async ({
  page,
  backend,
}) => {
  await visitAs(page, admin, newEvent);
  const form = new EventForm(page);
  await form.name.fill('Brunch');
  await page.getByRole('button', { name: 'Leaves' }).click();
  await page.getByRole('button', { name: 'Sunrise' }).click();
  await page.getByRole('button', { name: 'Garlands' }).click();
  const images = page.getByRole('list', { name: 'Images of this event' });
  await expect(images.getByRole('listitem')).toHaveCount(3);
  await images.getByRole('button', { name: 'Move image 2 forward' }).click();
  await images.getByRole('button', { name: 'Remove image 3' }).click();
  await page.reload();
  await expect(images.getByRole('listitem')).toHaveCount(2);
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  await page.getByLabel('Image file').setInputFiles({ name: 'p.png', mimeType: 'image/png', buffer: pixel });
  await expect(images.getByRole('listitem')).toHaveCount(3);
  await form.create.click();
  await expect(page.getByRole('heading', { name: 'Brunch', level: 1 })).toBeVisible();
  const [call] = await backend.calls('createEvent');
  expect(call?.body).toEqual({
    name: 'Brunch',
    welcomeMessage: '',
    rsvpMessage: '',
    isSingleGuest: false,
    image: '/covers/sunrise.svg',
    images: ['/covers/sunrise.svg', '/covers/botanic.svg', expect.stringMatching(/^data:image\/png;base64,/)],
  });
  await expect(page.getByRole('navigation', { name: 'First steps' }).getByRole('link')).toHaveText([
    'Add guests',
    'Write the message',
  ]);
  await expect(
    page.getByText('Images are set when the event is created. They cannot be changed.'),
  ).toBeVisible();
  await expect(images.getByRole('button')).toHaveCount(0);
});
