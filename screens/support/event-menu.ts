import { page } from 'vitest/browser';

/** Opens the question before an event is deleted, by the menu in the event's header. */
export async function openDeleteDialog() {
  await page.getByRole('main').getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete event' }).click();
}
