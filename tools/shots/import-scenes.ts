import type { Page } from '@playwright/test';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import type { Scene } from './scene.ts';

const path = `/events/guests/import?event=${weddingId}`;

const row = (number: number) => `Ada Yılmaz ${number},${7_000_000_000 + number},${(number % 5) + 1},VIP`;
const file = [
  'Name,Phone,Invited,Table',
  ...Array.from({ length: 118 }, (_, number) => row(number)),
  'سلمى,12,2,',
  ',7000009999,x,',
  'Grace Okafor,7000008888,1,',
  row(3),
].join('\n');

const chooseFile = async (page: Page) => {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'guests.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await page.locator('main select').first().waitFor();
};
const preview = (group: number) => async (page: Page) => {
  await chooseFile(page);
  await page.locator('main ul + footer button').first().click();
  await page.locator('main section nav a').nth(group).click();
  await page.locator('main section nav a').nth(group).and(page.locator('[aria-current=page]')).waitFor();
};
const send = async (page: Page) => {
  await preview(0)(page);
  await page.locator('main section + footer button').first().click();
};

/** The import of guests, step by step. */
export const importScenes: Scene[] = [
  { name: 'import', path },
  { name: 'import-columns', path, act: chooseFile },
  { name: 'import-ready', path, act: preview(0) },
  { name: 'import-again', path, act: preview(1) },
  { name: 'import-twice', path, act: preview(2) },
  { name: 'guests-print', path: `/events/guests/print?event=${weddingId}` },
  {
    name: 'import-unreadable',
    path,
    act: async (page) => {
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'guests.xlsx', mimeType: 'text/csv', buffer: Buffer.from('PK broken') });
      await page.locator('main .fui-MessageBar').waitFor();
    },
  },
  {
    name: 'import-stopped',
    path,
    scenarios: 'createGuest:410',
    act: async (page) => {
      await send(page);
      await page.locator('section h3 span[dir=auto]').waitFor();
    },
  },
  {
    name: 'import-report',
    path,
    act: async (page) => {
      await send(page);
      await page.locator('#report').waitFor();
    },
  },
];
