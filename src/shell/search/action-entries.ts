import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { Alert20Regular } from '@fluentui/react-icons/svg/alert';
import { Color20Regular } from '@fluentui/react-icons/svg/color';
import { FullScreenMaximize20Regular } from '@fluentui/react-icons/svg/full-screen-maximize';
import { Globe20Regular } from '@fluentui/react-icons/svg/globe';
import { Grid20Regular } from '@fluentui/react-icons/svg/grid';
import { Keyboard20Regular } from '@fluentui/react-icons/svg/keyboard';
import { Settings20Regular } from '@fluentui/react-icons/svg/settings';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ComponentType } from 'react';
import { localeNames, locales } from '../../i18n/locale.ts';
import { setLayout, setTheme } from '../../theme/edit-settings.ts';
import type { LayoutStyle } from '../../theme/settings.ts';
import { themeLabels } from '../../theme/theme-labels.ts';
import { type ThemeName, themeNames } from '../../theme/theme-names.ts';
import { isFullscreenOffered, toggleFullscreen } from '../fullscreen.ts';
import type { useChangeSettings } from '../shell-context.ts';
import { changeLanguage } from '../../ui/auth/change-language.ts';
import { LogoutIcon } from '../../ui/brand/LogoutIcon.tsx';
import { openShellPart } from '../shell-part.ts';
import type { SearchEntry } from './search-entry.ts';

/** Global actions: actions, themes, layouts, languages. */
export function getActionEntries(
  userId: string | undefined,
  change: ReturnType<typeof useChangeSettings>,
): SearchEntry[] {
  const action = (
    id: string,
    title: MessageDescriptor,
    icon: ComponentType,
    run: () => void,
  ): SearchEntry => ({ id: `action:${id}`, kind: 'action', title, icon, run });
  const setting = (
    id: string,
    title: MessageDescriptor | string,
    icon: ComponentType,
    run: () => void,
  ): SearchEntry => ({ id: `setting:${id}`, kind: 'setting', title, icon, run });
  const theme = (id: string, title: MessageDescriptor, name: ThemeName | undefined) =>
    setting(id, title, Color20Regular, () => change((settings) => setTheme(settings, name)));
  const layout = (style: LayoutStyle, title: MessageDescriptor) =>
    setting(style, title, Grid20Regular, () => change((settings) => setLayout(settings, style)));
  return [
    ...(userId === undefined ? [] : memberActions),
    {
      ...action('settings', msg`Settings`, Settings20Regular, () => openShellPart('settings')),
      keywords: msg({
        message:
          'appearance, colours, layout, width, boxed, direction, right to left, rtl, menu, toolbar, footer, undo',
        comment: 'Words that find the settings in the search, separated by commas',
      }),
    },
    action('keys', msg`Keyboard shortcuts`, Keyboard20Regular, () => openShellPart('keys')),
    action('notifications', msg`Notifications`, Alert20Regular, () => openShellPart('notifications')),
    ...(isFullscreenOffered()
      ? [action('fullscreen', msg`Full screen`, FullScreenMaximize20Regular, toggleFullscreen)]
      : []),
    theme('dark', msg`Dark theme`, 'defaultDark'),
    theme('light', msg`Light theme`, 'default'),
    theme('system', msg`System theme`, undefined),
    ...themeNames.map((name) => theme(`theme-${name}`, themeLabels[name], name)),
    layout('layout1', msg`Layout: menu beside`),
    layout('layout2', msg`Layout: menu on top`),
    layout('layout3', msg`Layout: toolbar on top`),
    ...locales.map((locale) => ({
      ...setting(locale, localeNames[locale], Globe20Regular, () => void changeLanguage(locale)),
      keywords: msg({
        message: 'language, English, Turkish, Arabic',
        comment: 'Words that find the languages in the search, separated by commas',
      }),
    })),
  ];
}

const memberActions: SearchEntry[] = [
  {
    id: 'action:new-event',
    kind: 'action',
    title: msg`New event`,
    icon: Add20Regular,
    url: '/apps/event/new',
  },
  {
    id: 'action:logout',
    kind: 'page',
    title: msg`Logout`,
    keywords: msg({
      message: 'log out, sign out',
      comment: 'Words that find Logout in the search, separated by commas',
    }),
    icon: LogoutIcon,
    url: '/logout',
  },
];
