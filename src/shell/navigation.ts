import { PuzzlePiece20Regular } from '@fluentui/react-icons/svg/puzzle-piece';
import { msg } from '@lingui/core/macro';
import { LogoutIcon } from '../ui/brand/LogoutIcon.tsx';
import type { NavigationItem } from './navigation-item.ts';
import type { Page, TemplatePart } from './pages.ts';

/**
 * The menu of the specification, section 2: a divider, Events, a divider, and the Auth group.
 * @param pages every page, for the areas of the template
 * @param user the roles that count as signed in
 * @param hasTemplate adds the areas of the template before the Auth group
 */
export const createNavigation = (
  pages: readonly Page[],
  user: readonly string[],
  hasTemplate = false,
): NavigationItem[] => [
  { id: 'divider-1', type: 'divider' },
  // Signed-out visitors see it, too.
  ...pages.flatMap((page) => (page.id === 'events' ? { ...page, auth: undefined, exact: true } : [])),
  ...(hasTemplate ? [createTemplateGroup(pages)] : []),
  { id: 'divider-2', type: 'divider' },
  {
    id: 'auth',
    type: 'group',
    title: msg`Auth`,
    children: [
      { id: 'logout', type: 'item', title: msg`Logout`, url: '/logout', icon: LogoutIcon, auth: user },
    ],
  },
];

function createTemplateGroup(pages: readonly Page[]): NavigationItem {
  const getPart = (part: TemplatePart) => pages.filter(({ template }) => template === part);
  return {
    id: 'template',
    type: 'collapse',
    title: msg`Template`,
    icon: PuzzlePiece20Regular,
    children: [
      ...getPart('apps'),
      { id: 'template-pages', type: 'collapse', title: msg`Pages`, children: getPart('pages') },
      { id: 'template-login', type: 'collapse', title: msg`Login pages`, children: getPart('login') },
    ],
  };
}
