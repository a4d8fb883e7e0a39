import {
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItemLink,
  MenuItemRadio,
} from '@fluentui/react-components';
import { DarkTheme20Regular } from '@fluentui/react-icons/svg/dark-theme';
import { Person20Regular } from '@fluentui/react-icons/svg/person';
import { WeatherMoon20Regular } from '@fluentui/react-icons/svg/weather-moon';
import { WeatherSunny20Regular } from '@fluentui/react-icons/svg/weather-sunny';
import { Trans } from '@lingui/react/macro';
import { setTheme } from '../theme/edit-settings.ts';
import { getSettings } from '../theme/settings.ts';
import { getAppearance } from '../theme/themes.ts';
import { LogoutIcon } from '../ui/brand/LogoutIcon.tsx';
import type { OpenMenuProps } from '../ui/dialog/MenuButton.tsx';
import { MenuSurface } from '../ui/dialog/MenuSurface.tsx';
import { SettingsItem } from './SettingsItem.tsx';
import { useMenuLink } from '../ui/dialog/use-menu-link.ts';
import { useChangeSettings, useShell } from './shell-context.ts';

/** The themes of the three appearances, for every part of the frame. */
const themes = { system: undefined, light: 'default', dark: 'defaultDark' } as const;

/** The entries of the user menu. */
export function UserItems(menu: OpenMenuProps) {
  const link = useMenuLink();
  const { preference } = useShell();
  const change = useChangeSettings();
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
      <SettingsItem />
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
