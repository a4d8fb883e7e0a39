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
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { type Appearance, appearances, isAppearance } from '../theme/appearance.ts';
import { LogoutIcon } from '../ui/brand/LogoutIcon.tsx';
import type { OpenMenuProps } from '../ui/dialog/MenuButton.tsx';
import { MenuSurface } from '../ui/dialog/MenuSurface.tsx';
import { SettingsItem } from './SettingsItem.tsx';
import { useMenuLink } from '../ui/dialog/use-menu-link.ts';

export interface AppearanceChoice {
  appearance: Appearance;
  onChoose(appearance: Appearance): void;
}

/** The entries of the user menu. */
export function UserItems({ appearance, onChoose, ...menu }: OpenMenuProps & AppearanceChoice) {
  const link = useMenuLink();
  return (
    <MenuSurface
      {...menu}
      hasCheckmarks
      checkedValues={{ appearance: [appearance] }}
      onCheckedValueChange={(_, { checkedItems: [chosen] }) => isAppearance(chosen) && onChoose(chosen)}
    >
      <MenuItemLink {...link({ to: '/pages/account' })} icon={<Person20Regular />}>
        <Trans>Your account</Trans>
      </MenuItemLink>
      <SettingsItem />
      <MenuDivider />
      <AppearanceMenu />
      <MenuDivider />
      <MenuItemLink {...link({ to: '/logout' })} icon={<LogoutIcon />}>
        <Trans>Logout</Trans>
      </MenuItemLink>
    </MenuSurface>
  );
}

const choices: Record<Appearance, { label: MessageDescriptor; icon: ReactElement }> = {
  system: { label: msg`System`, icon: <DarkTheme20Regular /> },
  light: { label: msg`Light`, icon: <WeatherSunny20Regular /> },
  dark: { label: msg`Dark`, icon: <WeatherMoon20Regular /> },
};

/** Light, dark or system: a group of entries for a menu. */
function AppearanceMenu() {
  const { i18n } = useLingui();
  return (
    <MenuGroup>
      <MenuGroupHeader>
        <Trans>Appearance</Trans>
      </MenuGroupHeader>
      {appearances.map((appearance) => (
        <MenuItemRadio key={appearance} name="appearance" value={appearance} icon={choices[appearance].icon}>
          {i18n._(choices[appearance].label)}
        </MenuItemRadio>
      ))}
    </MenuGroup>
  );
}
