import type { Page } from '@playwright/test';
import { templateUser } from '../../src/features/template/auth/auth-session.ts';
import { fill, fillAndSubmit } from './fill.ts';
import type { Scene } from './scene.ts';

/** Fills in the demo user with its button, and logs in. */
async function signInToTemplate(page: Page) {
  await page.locator('form button:not([type=submit])').first().click();
  await page.locator('form button[type=submit]').first().click();
}

/** Logs in with the second submit button of the form. */
async function submitToFirebase(page: Page, email: string) {
  await fill(email, password)(page);
  await page.locator('form button[type=submit]').nth(1).click();
}

const password = 'jasmine in june';

/** The template's pages without data. */
export const templateScenes: Scene[] = [
  { name: 'demo-login-card', path: '/pages/auth/login' },
  { name: 'demo-login-split', path: '/pages/auth/login-2' },
  { name: 'demo-login-poster', path: '/pages/auth/login-3' },
  {
    name: 'demo-login-refused',
    path: '/pages/auth/login-3',
    act: fillAndSubmit(templateUser.email, 'not the password'),
  },
  { name: 'demo-login-done', path: '/pages/auth/login', act: signInToTemplate },
  { name: 'demo-register-card', path: '/pages/auth/register' },
  { name: 'demo-register-split', path: '/pages/auth/register-2' },
  { name: 'demo-register-poster', path: '/pages/auth/register-3' },
  {
    name: 'demo-register-invalid',
    path: '/pages/auth/register',
    act: fill('', 'samira@', 'short', 'other'),
  },
  {
    name: 'demo-login-firebase',
    path: '/pages/auth/login',
    act: (page) => submitToFirebase(page, 'user-disabled@codes.test'),
  },
  { name: 'demo-login-denied', path: '/callback?error=access_denied' },
  { name: 'demo-forgot-card', path: '/pages/auth/forgot-password', act: fillAndSubmit(templateUser.email) },
  {
    name: 'demo-forgot-split',
    path: '/pages/auth/forgot-password-2',
    act: fillAndSubmit(templateUser.email),
  },
  {
    name: 'demo-reset-card',
    path: '/pages/auth/reset-password',
    act: fillAndSubmit(password, password),
  },
  { name: 'demo-reset-split', path: '/pages/auth/reset-password-2' },
  { name: 'mail-confirm', path: '/pages/auth/mail-confirm' },
  { name: 'coming-soon', path: '/pages/coming-soon' },
  { name: 'server-error', path: '/pages/errors/error-500' },
  { name: 'maintenance', path: '/pages/maintenance' },
  { name: 'pricing-cards', path: '/pages/pricing/style-1' },
  { name: 'pricing-table', path: '/pages/pricing/style-2' },
  { name: 'pricing-one-plan', path: '/pages/pricing/style-3' },
  { name: 'pricing-one-plan-yearly', path: '/pages/pricing/style-3?period=yearly' },
];
