import type { Page } from '@playwright/test';
import type { Scene } from './scene.ts';

const orders = '/apps/e-commerce/orders';

/** Ticks the first orders of the page. */
async function tickTwo(page: Page) {
  await page.locator('tbody input[type=checkbox]').nth(0).check();
  await page.locator('tbody input[type=checkbox]').nth(1).check();
}

async function askToRemove(page: Page) {
  await tickTwo(page);
  await page.locator('main [role=status] + button').click();
}

async function removeAll(page: Page) {
  await page.locator('thead input[type=checkbox]').check();
  await page.locator('main [role=status] + button').click();
  await page.locator('[role=alertdialog] button').last().click();
}

/** A printed page: A4 in CSS pixels. */
async function onPaper(page: Page) {
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: 'print' });
}

export const orderScenes: Scene[] = [
  { name: 'orders', path: orders },
  { name: 'orders-sorted', path: `${orders}?sort=total&search=cards` },
  { name: 'orders-nothing', path: `${orders}?search=nothing%20like%20it` },
  { name: 'orders-selected', path: orders, act: tickTwo },
  { name: 'orders-remove', path: orders, act: askToRemove },
  { name: 'orders-empty', path: `${orders}?limit=50`, act: removeAll },
  { name: 'order', path: `${orders}/1036` },
  { name: 'order-products', path: `${orders}/1040?tab=products` },
  { name: 'order-invoice', path: `${orders}/1029?tab=invoice` },
  { name: 'order-gone', path: `${orders}/none` },
];

export const invoiceScenes: Scene[] = ['compact', 'modern'].flatMap((layout) => [
  { name: `invoice-${layout}`, path: `/pages/invoices/${layout}` },
  { name: `invoice-${layout}-printed`, path: `/pages/invoices/${layout}`, act: onPaper },
]);
