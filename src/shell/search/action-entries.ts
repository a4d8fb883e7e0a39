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
import { localeNames, locales } from '../../i18n/locale.ts';
import { setLayout, setTheme } from '../../theme/edit-settings.ts';
import { themeLabels } from '../../theme/theme-labels.ts';
import { type ThemeName, themeNames } from '../../theme/theme-names.ts';
import { isFullscreenOffered, toggleFullscreen } from '../fullscreen.ts';
import type { useChangeSettings } from '../shell-context.ts';
import { changeLanguage } from '../../ui/page/change-language.ts';
import { LogoutIcon } from '../../ui/brand/LogoutIcon.tsx';
import { openShellPart } from '../shell-part.ts';
import type { SearchEntry } from './search-entry.ts';

/** Global actions: actions, themes, layouts, languages. */
export function getActionEntries(
  userId: string | undefined,
  change: ReturnType<typeof useChangeSettings>,
): SearchEntry[] {
  const theme = (id: string, title: MessageDescriptor, name: ThemeName | undefined): SearchEntry => ({
    id: `setting:${id}`,
    kind: 'setting',
    title,
    icon: Color20Regular,
    run: () => change((settings) => setTheme(settings, name)),
  });
  const layouts = [
    ['layout1', msg`Layout: menu beside`],
    ['layout2', msg`Layout: menu on top`],
    ['layout3', msg`Layout: toolbar on top`],
  ] as const;
  return [
    ...(userId === undefined ? [] : memberActions),
    {
      id: 'action:settings',
      kind: 'action',
      title: msg`Settings`,
      keywords: msg({
        message:
          'appearance, colours, layout, width, boxed, direction, right to left, rtl, menu, toolbar, footer, undo',
        comment: 'Words that find the settings in the search, separated by commas',
      }),
      icon: Settings20Regular,
      run: () => openShellPart('settings'),
    },
    {
      id: 'action:keys',
      kind: 'action',
      title: msg`Keyboard shortcuts`,
      icon: Keyboard20Regular,
      run: () => openShellPart('keys'),
    },
    {
      id: 'action:notifications',
      kind: 'action',
      title: msg`Notifications`,
      icon: Alert20Regular,
      run: () => openShellPart('notifications'),
    },
    ...(isFullscreenOffered()
      ? [
          {
            id: 'action:fullscreen',
            kind: 'action' as const,
            title: msg`Full screen`,
            icon: FullScreenMaximize20Regular,
            run: toggleFullscreen,
          },
        ]
      : []),
    theme('dark', msg`Dark theme`, 'defaultDark'),
    theme('light', msg`Light theme`, 'default'),
    theme('system', msg`System theme`, undefined),
    ...themeNames.map((name) => theme(`theme-${name}`, themeLabels[name], name)),
    ...layouts.map(([style, title]): SearchEntry => ({
      id: `setting:${style}`,
      kind: 'setting',
      title,
      icon: Grid20Regular,
      run: () => change((settings) => setLayout(settings, style)),
    })),
    ...locales.map((locale): SearchEntry => ({
      id: `setting:${locale}`,
      kind: 'setting',
      title: localeNames[locale],
      keywords: msg({
        message: 'language, English, Turkish, Arabic',
        comment: 'Words that find the languages in the search, separated by commas',
      }),
      icon: Globe20Regular,
      run: () => void changeLanguage(locale),
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
