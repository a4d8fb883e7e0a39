import type { Page } from '@playwright/test';
import type { Scene } from './scene.ts';

const notes = (path = '') => `/apps/notes${path}`;

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
  { name: 'notes-found', path: notes('?search=wall') },
  { name: 'notes-not-found', path: notes('?search=nothing%20like%20it') },
  { name: 'notes-new', path: notes('?note=new') },
  { name: 'notes-archived', path: notes(), act: archiveFirst },
  { name: 'notes-open', path: notes('?note=seating') },
  { name: 'notes-checklist', path: notes('/labels/to-do/to-do?note=packing') },
  { name: 'notes-labels', path: notes('?edit=labels') },
];
