import type { Page } from '@playwright/test';
import type { Scene } from './scene.ts';

const notes = (path = '') => `/apps/notes${path}`;

const takeNote = async (page: Page) => {
  await page.locator('nav + div > div > button').click();
  await page.locator('nav + div > section input').first().fill('Florist');
  await page.locator('fieldset:has(li, ul) > button').click();
  await page.locator('fieldset li input').nth(1).fill('Peonies');
  await page.keyboard.press('Enter');
};

const archiveFirst = (page: Page) => page.locator('main article > div:last-child button').nth(1).click();

/** The notes at each address, and in use. */
export const notesScenes: Scene[] = [
  { name: 'notes', path: notes() },
  {
    name: 'notes-loading',
    path: '/events',
    // Their API is part of the page; this blocks it.
    before: (page) => page.route('**/assets/page-*.js', () => {}),
    act: async (page) => {
      await page.locator('main article a').first().waitFor();
      await page.evaluate(() => history.pushState(null, '', '/apps/notes'));
      await page.locator('main [role=status] + [aria-hidden]').waitFor();
    },
    unanswered: true,
  },
  { name: 'notes-archive', path: notes('/archive') },
  { name: 'notes-reminders', path: notes('/reminders') },
  { name: 'notes-of-a-label', path: notes('/labels/suppliers/suppliers') },
  { name: 'notes-empty-label', path: notes('/labels/some-day/someday') },
  { name: 'notes-unknown-label', path: notes('/labels/gone/gone') },
  { name: 'notes-found', path: notes('?search=wall') },
  { name: 'notes-not-found', path: notes('?search=nothing%20like%20it') },
  { name: 'notes-take', path: notes(), act: takeNote },
  { name: 'notes-archived', path: notes(), act: archiveFirst },
  { name: 'notes-open', path: notes('/seating') },
  { name: 'notes-checklist', path: notes('/packing/to-do/to-do') },
  { name: 'notes-unknown', path: notes('/nobody') },
  {
    name: 'notes-remove',
    path: notes(),
    act: (page) => page.locator('main article > div:last-child button').nth(2).click(),
  },
  { name: 'notes-labels', path: notes('?edit=labels') },
  {
    name: 'notes-label-rename',
    path: notes('?edit=labels'),
    act: (page) => page.locator('[role=dialog] li button').first().click(),
  },
];
