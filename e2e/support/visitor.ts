import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expiredTokenFor, tokenFor } from '../../mocks/engine/token.ts';

interface Account {
  _id: string;
}

export const tokenKey = 'guestwise.token';

/** A valid token of the backend, and an expired one. */
export const createToken = ({ _id }: Account, now = Date.now()) => tokenFor(_id, now);
export const createExpiredToken = ({ _id }: Account) => expiredTokenFor(_id, Date.now());

/** Writes a value to the browser's storage, as an earlier visit would have, JSON or not. */
export async function leave(page: Page, key: string, text: string) {
  // A page of the same origin that runs no code of the product.
  await page.goto('/favicon.svg');
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [key, text] as const);
}

/** Opens a page with the token of an earlier visit. */
export async function visitAs(page: Page, account: Account, path: string) {
  const visit = [`visit ${randomUUID()}`, tokenKey, JSON.stringify(createToken(account))] as const;
  // Once, before the product's first script: later changes of the token are the product's.
  await page.addInitScript(([visit, key, token]) => {
    if (sessionStorage.getItem(visit) !== null) return;
    sessionStorage.setItem(visit, 'begun');
    localStorage.setItem(key, token);
  }, visit);
  await page.goto(path);
}

/** Writes a token to the browser's storage before each page, whatever happened to the last one. */
export const alwaysComeAs = (page: Page, account: Account) =>
  page.addInitScript(([key, token]) => localStorage.setItem(key, token), [
    tokenKey,
    JSON.stringify(createToken(account)),
  ] as const);

export const storedToken = (page: Page) => page.evaluate((key) => localStorage.getItem(key), tokenKey);

/** Navigates within the page, as a link would. */
export const follow = (page: Page, path: string) =>
  page.evaluate((path) => history.pushState(null, '', path), path);

/** The path and search of the page. */
export function getPlace(page: Page) {
  const { pathname, search } = new URL(page.url());
  return decodeURIComponent(pathname + search);
}

/** The messages at the top of the screen. */
export const messages = (page: Page) => page.locator('[data-variant]');
