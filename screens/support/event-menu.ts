import { page } from 'vitest/browser';

/** Chooses an entry of the menu in the event's header. */
export async function chooseInEventMenu(name: string) {
  await page.getByRole('main').getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name }).click();
}
