import { MenuGroup, MenuGroupHeader, MenuItemRadio } from '@fluentui/react-components';
import { DarkTheme20Regular } from '@fluentui/react-icons/svg/dark-theme';
import { WeatherMoon20Regular } from '@fluentui/react-icons/svg/weather-moon';
import { WeatherSunny20Regular } from '@fluentui/react-icons/svg/weather-sunny';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { type Appearance, appearances } from '../theme/appearance.ts';

const choices: Record<Appearance, { label: MessageDescriptor; icon: ReactElement }> = {
  system: { label: msg`System`, icon: <DarkTheme20Regular /> },
  light: { label: msg`Light`, icon: <WeatherSunny20Regular /> },
  dark: { label: msg`Dark`, icon: <WeatherMoon20Regular /> },
};

/** Light, dark or system: a group of entries for a menu. */
export function AppearanceMenu() {
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
