import { BookQuestionMark20Regular } from '@fluentui/react-icons/svg/book-question-mark';
import { Box20Regular } from '@fluentui/react-icons/svg/box';
import { CalendarLtr20Regular } from '@fluentui/react-icons/svg/calendar-ltr';
import { ContactCard20Regular } from '@fluentui/react-icons/svg/contact-card';
import { Note20Regular } from '@fluentui/react-icons/svg/note';
import { Receipt20Regular } from '@fluentui/react-icons/svg/receipt';
import { msg } from '@lingui/core/macro';
import type { NavigationItem } from './navigation-item.ts';

type Roles = readonly string[];

const app = (
  path: string,
  title: NonNullable<NavigationItem['title']>,
  icon: NonNullable<NavigationItem['icon']>,
): NavigationItem => ({ id: path.replace(/.*\//, ''), type: 'item', title, url: `/apps/${path}`, icon });

/** The apps of the template, by the ids of shortcuts (specification, section 9). */
export const listTemplateApps = (auth: Roles): NavigationItem[] =>
  [
    app('calendar', msg`Calendar`, CalendarLtr20Regular),
    app('contacts', msg`Contacts`, ContactCard20Regular),
    app('notes', msg`Notes`, Note20Regular),
    app('e-commerce/orders', msg`Orders`, Receipt20Regular),
    app('e-commerce/products', msg`Products`, Box20Regular),
  ].map((item) => ({ ...item, auth }));

const page = (path: string, title: NonNullable<NavigationItem['title']>): NavigationItem => ({
  id: path,
  type: 'item',
  title,
  url: `/pages/${path}`,
  exact: true,
});

/** The public pages of the template. */
export const listTemplatePages = (): NavigationItem[] => [
  { ...page('faq', msg`Frequently asked questions`), icon: BookQuestionMark20Regular },
  page('profile', msg`Profile`),
  page('invoices/compact', msg`Invoice, compact`),
  page('invoices/modern', msg`Invoice, modern`),
  page('pricing/style-1', msg`Pricing`),
  page('pricing/style-2', msg`Pricing: comparison`),
  page('pricing/style-3', msg`Pricing: one plan`),
  page('coming-soon', msg`Coming soon`),
  page('maintenance', msg`Maintenance`),
  page('errors/error-404', msg`Page not found`),
  page('errors/error-500', msg`Server Error`),
];

/** The login pages of the template, in their variants. */
export const listTemplateLoginPages = (): NavigationItem[] => [
  page('auth/login', msg`Login demo`),
  page('auth/login-2', msg`Login demo 2`),
  page('auth/login-3', msg`Login demo 3`),
  page('auth/register', msg`Register demo`),
  page('auth/register-2', msg`Register demo 2`),
  page('auth/register-3', msg`Register demo 3`),
  page('auth/forgot-password', msg`Forgot password demo`),
  page('auth/forgot-password-2', msg`Forgot password demo 2`),
  page('auth/reset-password', msg`Reset password demo`),
  page('auth/reset-password-2', msg`Reset password demo 2`),
  page('auth/mail-confirm', msg`Confirm your email address`),
];

/** Every page with its own address, for search and shortcuts. */
export const listPages = (user: Roles): NavigationItem[] => [
  { id: 'events', type: 'item', title: msg`Events`, url: '/events', icon: CalendarLtr20Regular, auth: user },
  { id: 'guests', type: 'item', title: msg`Guests`, url: '/events/guests/all', auth: user },
  { id: 'account', type: 'item', title: msg`Your account`, url: '/pages/account', auth: user },
  ...listTemplateApps(user),
  ...listTemplatePages(),
  ...listTemplateLoginPages(),
];
