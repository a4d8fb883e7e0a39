import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { wedding, weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { expect, test } from '../support/fixtures.ts';
import { EventForm, eventPath } from '../support/event-form.ts';
import { visitAs } from '../support/visitor.ts';

test('deleting asks first; Esc cancels and returns the focus; after the confirmation the event is gone', async ({
  page,
  backend,
}) => {
  await visitAs(page, admin, eventPath(weddingId));
  const form = new EventForm(page);
  await form.menu.focus();
  for (const cancel of [() => page.keyboard.press('Escape'), () => form.answer('Cancel').click()]) {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Refresh' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await form.isAsked(`Are you sure you want to delete ${wedding.name} ?`);
    await expect(form.answer('Cancel')).toBeFocused();
    await cancel();
    await form.isNotAsked();
    await expect(form.menu).toBeFocused();
  }
  expect(await backend.calls('deleteEvent')).toEqual([]);

  await form.name.fill('Unsaved, and of no use any more');
  await form.delete();
  await form.answer('Delete').click();
  await form.isSaved('Event deleted');
  await expect(page.getByRole('heading', { name: 'Events', level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(5);
  await expect(page.getByText(wedding.name)).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('no use');
});
