import { createRouter } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { roleGroups, filterVisible } from '../features/session/access.ts';
import { routeTree } from '../routeTree.gen.ts';
import type { NavigationItem } from '../shell/navigation-item.ts';
import { createNavigation } from '../shell/navigation.ts';
import { listPages } from '../shell/pages.ts';
import { getSettings } from '../theme/settings.ts';
import type { RouterContext } from './-context.ts';

const routes = Object.values(createRouter({ routeTree, context: {} as RouterContext }).routesById);
const pages = listPages(routes, roleGroups.user);

const getShape = ({ id, type, url, children }: NavigationItem): unknown =>
  [type, url ?? id, ...(children ? [children.map(getShape)] : [])].join(' ');

test('the menu is: divider, Events, divider, Auth with Logout', () => {
  const menu = filterVisible(createNavigation(pages, roleGroups.user), ['staff']);
  expect(menu.map(getShape)).toEqual([
    'divider divider-1',
    'item /events',
    'divider divider-2',
    'group auth item /logout',
  ]);
  expect(menu[1]).toMatchObject({ exact: true });
});

test('a signed-out visitor has no Logout', () => {
  const group = filterVisible(createNavigation(pages, roleGroups.user), []).find(({ id }) => id === 'auth');
  expect(group?.children).toEqual([]);
});

test('the menu has the template’s areas only if the settings show them', () => {
  expect(getSettings({}).templateMenu).toBe(false);
  expect(getSettings({ templateMenu: true }).templateMenu).toBe(true);
  const template = createNavigation(pages, roleGroups.user, true).find(({ id }) => id === 'template');
  expect(template?.children?.length).toBeGreaterThan(5);
});

test('search and shortcuts list each page once, by access', () => {
  expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length);
  expect(new Set(pages.map(({ url }) => url)).size).toBe(pages.length);
  const open = filterVisible(pages, []).map(({ url }) => url);
  expect(open).toContain('/pages/faq');
  expect(open.filter((url) => url?.startsWith('/apps') || url?.startsWith('/events'))).toEqual([]);
});

test('the ids of pages stay, because people keep them as shortcuts', () => {
  const apps = ['events', 'guests', 'account', 'calendar', 'contacts', 'orders', 'products', 'notes'];
  const others = ['faq', 'invoices/compact', 'errors/error-404', 'auth/login', 'auth/mail-confirm'];
  const ids = pages.map(({ id }) => id);
  expect(ids.filter((id) => apps.includes(id))).toEqual(apps);
  expect(ids).toEqual(expect.arrayContaining(others));
});

/** Addresses that lead elsewhere, that need an event or a link, or that search offers as an action. */
const unlisted = new Set([
  '/',
  '/apps/event/new',
  '/callback',
  '/events/guests',
  '/events/guests/import',
  '/events/guests/print',
  '/forgotPassword',
  '/loading',
  '/login',
  '/logout',
  '/register',
]);

test('search offers every page that opens by its address alone', () => {
  const addresses = routes.map(({ fullPath }) => fullPath.replaceAll(/\/\{-[^}]*\}|(?<=.)\/$/g, ''));
  expect(addresses).toContain('/events');
  const listed = new Set(pages.map(({ url }) => url));
  const isListed = (address: string) => listed.has(address) || unlisted.has(address);
  expect(
    addresses.filter((address) => !address.includes('$') && !isListed(address)),
    'Give each route `inSearch` in its staticData.',
  ).toEqual([]);
});
