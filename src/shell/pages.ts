import { BookQuestionMark20Regular } from '@fluentui/react-icons/svg/book-question-mark';
import { Box20Regular } from '@fluentui/react-icons/svg/box';
import { CalendarLtr20Regular } from '@fluentui/react-icons/svg/calendar-ltr';
import { ContactCard20Regular } from '@fluentui/react-icons/svg/contact-card';
import { Note20Regular } from '@fluentui/react-icons/svg/note';
import { Receipt20Regular } from '@fluentui/react-icons/svg/receipt';
import type { MessageDescriptor } from '@lingui/core';
import type { AnyRoute, StaticDataRouteOption } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { NavigationItem } from './navigation-item.ts';

/** The parts of the template, as its menu divides them. */
export type TemplatePart = 'apps' | 'pages' | 'login';

/** A page with its own address. */
export interface Page extends Omit<NavigationItem, 'children'> {
  title: MessageDescriptor;
  url: string;
  template: TemplatePart | undefined;
}

/** The icons of pages, by id. They are not in the routes, whose data every visit loads. */
const icons: Readonly<Record<string, ComponentType | undefined>> = {
  events: CalendarLtr20Regular,
  calendar: CalendarLtr20Regular,
  contacts: ContactCard20Regular,
  notes: Note20Regular,
  orders: Receipt20Regular,
  products: Box20Regular,
  faq: BookQuestionMark20Regular,
};

const order: readonly Page['template'][] = [undefined, 'apps', 'pages', 'login'];

/**
 * Every page that its route offers to the search and the shortcuts (`inSearch`): those of the product first.
 * @param user the roles that count as signed in
 */
export const listPages = (routes: readonly AnyRoute[], user: readonly string[]): Page[] =>
  routes
    .flatMap((route) => listPagesOf(route, user))
    .sort(
      (one, other) =>
        order.indexOf(one.template) - order.indexOf(other.template) || one.url.localeCompare(other.url, 'en'),
    );

/** The pages of one route: several if its path has parameters. */
function listPagesOf({ id: routeId, fullPath, options }: AnyRoute, user: readonly string[]): Page[] {
  const { title, inSearch, searchTitle, template }: StaticDataRouteOption = options.staticData ?? {};
  if (!inSearch) return [];
  return (inSearch === true ? [{}] : inSearch).flatMap((params) => {
    const url = getUrl(fullPath, params);
    const name = searchTitle ?? (typeof title === 'function' ? title(params) : title);
    if (!name) return [];
    const id = getPageId(fullPath, url);
    const icon = icons[id];
    return {
      id,
      type: 'item',
      title: name,
      url,
      template,
      ...(icon && { icon }),
      auth: routeId.startsWith('/_organiser/_signed-in/') ? user : undefined,
    };
  });
}

/** A route's path with these parameters, without optional ones. */
const getUrl = (path: string, params: Readonly<Record<string, string>>) =>
  path
    .replaceAll(/\/\{-\$\w+\}/g, '')
    .replaceAll(/\$(\w+)/g, (_, name: string) => params[name] ?? '')
    .replace(/\/$/, '');

/** The id of a page in the shortcuts (specification, section 9): an app's own name, or the address below /pages. */
const getPageId = (path: string, url: string) =>
  url.startsWith('/pages/')
    ? url.slice('/pages/'.length)
    : (path
        .replace(/\/[^/]*\$.*|\/$/, '')
        .split('/')
        .at(-1) ?? '');
