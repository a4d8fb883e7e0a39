import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expiredTokenFor, tokenFor } from '../../mocks/engine/token.ts';

interface Account {
  _id: string;
}

export const tokenKey = 'guestwise.token';

/** A token as the backend gives it, and one that has ended. */
export const tokenOf = ({ _id }: Account, now = Date.now()) => tokenFor(_id, now);
export const expiredTokenOf = ({ _id }: Account) => expiredTokenFor(_id, Date.now());

/** Puts something into the browser's storage as an earlier visit has left it, be it JSON or not. */
export async function leave(page: Page, key: string, text: string) {
  // A page of the same origin that runs nothing of the product.
  await page.goto('/favicon.svg');
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [key, text] as const);
}

/** Opens a page with the token of an earlier visit. */
export async function visitAs(page: Page, account: Account, path: string) {
  const visit = [`visit ${randomUUID()}`, tokenKey, JSON.stringify(tokenOf(account))] as const;
  // Once, before the product's first script: what becomes of the token later is the product's doing.
  await page.addInitScript(([visit, key, token]) => {
    if (sessionStorage.getItem(visit) !== null) return;
    sessionStorage.setItem(visit, 'begun');
    localStorage.setItem(key, token);
  }, visit);
  await page.goto(path);
}

/** Puts a token into the browser's storage again before each page, whatever became of the one before. */
export const alwaysComeAs = (page: Page, account: Account) =>
  page.addInitScript(([key, token]) => localStorage.setItem(key, token), [
    tokenKey,
    JSON.stringify(tokenOf(account)),
  ] as const);

export const storedToken = (page: Page) => page.evaluate((key) => localStorage.getItem(key), tokenKey);

/** Follows an address within the page, as a link would. */
export const follow = (page: Page, path: string) =>
  page.evaluate((path) => history.pushState(null, '', path), path);

/** Where the page stands: its path with its search. */
export function placeOf(page: Page) {
  const { pathname, search } = new URL(page.url());
  return decodeURIComponent(pathname + search);
}

/** The messages at the top of the screen. */
export const messages = (page: Page) => page.locator('[data-variant]');
