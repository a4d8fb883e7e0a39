import {
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuItemLink,
  MenuItemRadio,
} from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import { ArrowEnter20Regular } from '@fluentui/react-icons/svg/arrow-enter';
import { DarkTheme20Regular } from '@fluentui/react-icons/svg/dark-theme';
import { Person20Regular } from '@fluentui/react-icons/svg/person';
import { PersonAdd20Regular } from '@fluentui/react-icons/svg/person-add';
import { Settings20Regular } from '@fluentui/react-icons/svg/settings';
import { WeatherMoon20Regular } from '@fluentui/react-icons/svg/weather-moon';
import { WeatherSunny20Regular } from '@fluentui/react-icons/svg/weather-sunny';
import { Trans } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { installPrompt } from '../browser/install-prompt.ts';
import { setTheme } from '../theme/edit-settings.ts';
import { getSettings } from '../theme/settings.ts';
import { getAppearance } from '../theme/themes.ts';
import { LogoutIcon } from '../ui/brand/LogoutIcon.tsx';
import { MirroredIcon } from '../ui/brand/MirroredIcon.tsx';
import type { OpenMenuProps } from '../ui/dialog/MenuButton.tsx';
import { MenuSurface } from '../ui/dialog/MenuSurface.tsx';
import { useMenuLink } from '../ui/dialog/use-menu-link.ts';
import { useChangeSettings, useShell } from './shell-context.ts';
import { openShellPart } from './shell-part.ts';

/** The themes of the three appearances, for every part of the frame. */
const themes = { system: undefined, light: 'default', dark: 'defaultDark' } as const;

/** The entries of the user menu. When signed out, those for login and registration. */
export function UserItems(menu: OpenMenuProps) {
  const link = useMenuLink();
  const { preference, userId } = useShell();
  const change = useChangeSettings();
  const canInstall = useSyncExternalStore(installPrompt.subscribe, installPrompt.getSnapshot);
  const settings = (
    <MenuItem icon={<Settings20Regular />} onClick={() => openShellPart('settings')}>
      <Trans>Settings</Trans>
    </MenuItem>
  );
  if (userId === undefined) {
    return (
      <MenuSurface {...menu}>
        <MenuItemLink {...link({ to: '/login' })} icon={<MirroredIcon of={ArrowEnter20Regular} />}>
          <Trans>Login</Trans>
        </MenuItemLink>
        <MenuItemLink {...link({ to: '/register' })} icon={<PersonAdd20Regular />}>
          <Trans>Register</Trans>
        </MenuItemLink>
        {settings}
      </MenuSurface>
    );
  }
  const appearance = getAppearance(getSettings(preference.settings).theme.main);
  return (
    <MenuSurface
      {...menu}
      hasCheckmarks
      checkedValues={{ appearance: [appearance] }}
      onCheckedValueChange={(_, { checkedItems: [chosen] }) =>
        change((stored) => setTheme(stored, themes[chosen as keyof typeof themes]))
      }
    >
      <MenuItemLink {...link({ to: '/pages/account' })} icon={<Person20Regular />}>
        <Trans>Your account</Trans>
      </MenuItemLink>
      {settings}
      {canInstall && (
        <MenuItem icon={<ArrowDownload20Regular />} onClick={installPrompt.show}>
          <Trans>Install as an app</Trans>
        </MenuItem>
      )}
      <MenuDivider />
      <MenuGroup>
        <MenuGroupHeader>
          <Trans>Appearance</Trans>
        </MenuGroupHeader>
        <MenuItemRadio name="appearance" value="system" icon={<DarkTheme20Regular />}>
          <Trans>System</Trans>
        </MenuItemRadio>
        <MenuItemRadio name="appearance" value="light" icon={<WeatherSunny20Regular />}>
          <Trans>Light</Trans>
        </MenuItemRadio>
        <MenuItemRadio name="appearance" value="dark" icon={<WeatherMoon20Regular />}>
          <Trans>Dark</Trans>
        </MenuItemRadio>
      </MenuGroup>
      <MenuDivider />
      <MenuItemLink {...link({ to: '/logout' })} icon={<LogoutIcon />}>
        <Trans>Logout</Trans>
      </MenuItemLink>
    </MenuSurface>
  );
}
