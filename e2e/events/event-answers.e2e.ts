import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { expect, test } from '../support/fixtures.ts';
import { EventForm, eventPath, newEvent } from '../support/event-form.ts';
import { plan } from '../support/planned.ts';
import { messages, placeOf, visitAs } from '../support/visitor.ts';

const unclear = /^We are not sure this was saved\./;
const unreachable = /^The API is not reachable at http.*\/api\/v1\./;

// A page instead of the API is reported in the console too.
test.use({ expectedErrors: [/Failed to load resource|^The API is not reachable at/] });

for (const [what, answer, said] of [
  ['an empty list', { body: { data: [] } }, unclear],
  ['an event without an id', { body: { data: { name: 'Brunch' } } }, unclear],
  ['nothing', { text: '' }, unclear],
  [
    'another network’s page',
    { text: '<h1>Welcome to the Wi-Fi</h1>', contentType: 'text/html' },
    unreachable,
  ],
] as const) {
  test(`[F28] a create that answers ${what} is an error, and the text of the form is kept`, async ({
    page,
    request,
    backend,
  }) => {
    await visitAs(page, admin, newEvent);
    const form = new EventForm(page);
    await form.name.fill('Brunch');
    await form.rsvp.fill('Until Friday');
    await plan(request, backend.world, { operationId: 'createEvent', status: 201, ...answer });
    await form.create.click();
    await expect(form.above).toHaveText(said);
    await expect(messages(page)).toHaveCount(0);
    expect(placeOf(page)).toBe(newEvent);
    await expect(form.rsvp).toHaveValue('Until Friday');
    await page.reload();
    await expect(form.draftNotice).toBeVisible();
    await expect(form.name).toHaveValue('Brunch');
    await expect(form.rsvp).toHaveValue('Until Friday');
    await form.create.click();
    await form.isSaved('Event created');
  });
}

for (const scenario of ['empty200', 'null200', 'truncated', 'malformed']) {
  test(`after an update with an unreadable response (${scenario}) the event is read before any claim`, async ({
    page,
    backend,
  }) => {
    await visitAs(page, admin, eventPath(weddingId));
    const form = new EventForm(page);
    await form.name.fill('In the garden');
    await backend.play(`updateEvent:${scenario}`);
    await form.save.click();
    await form.isSaved();
    await expect(page.getByRole('heading', { name: 'In the garden', level: 1 })).toBeVisible();
    expect((await backend.calls('getEvent')).length).toBeGreaterThan(2);
  });
}

test('an update answered by another network, a refused one and one without a connection count as unsaved, and the text is kept', async ({
  page,
  backend,
}) => {
  await visitAs(page, admin, eventPath(weddingId));
  const form = new EventForm(page);
  await form.name.fill('In the garden');
  for (const [scenario, said] of [
    ['html200', unclear],
    ['404', 'There is no such thing.'],
    ['offline', unclear],
  ] as const) {
    await backend.play(`updateEvent:${scenario}`);
    await form.save.click();
    await expect(form.above).toHaveText(said);
    await expect(form.name).toHaveValue('In the garden');
    await expect(form.save).toBeEnabled();
  }
  await expect(messages(page)).toHaveCount(0);
  await backend.play();
  await form.save.click();
  await form.isSaved();
  await expect(form.above).toBeHidden();
});
