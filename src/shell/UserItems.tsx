import { MenuDivider, MenuItemLink } from '@fluentui/react-components';
import { Person20Regular } from '@fluentui/react-icons/svg/person';
import { Trans } from '@lingui/react/macro';
import { type Appearance, isAppearance } from '../theme/appearance.ts';
import { LogoutIcon } from '../ui/LogoutIcon.tsx';
import type { OpenMenuProps } from '../ui/MenuButton.tsx';
import { MenuSurface } from '../ui/MenuSurface.tsx';
import { AppearanceMenu } from './AppearanceMenu.tsx';
import { SettingsItem } from './SettingsItem.tsx';
import { useMenuLink } from '../ui/use-menu-link.ts';

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
      <AppearanceMenu />
      <MenuDivider />
      <MenuItemLink {...link({ to: '/pages/account' })} icon={<Person20Regular />}>
        <Trans>Your account</Trans>
      </MenuItemLink>
      <SettingsItem />
      <MenuItemLink {...link({ to: '/logout' })} icon={<LogoutIcon />}>
        <Trans>Logout</Trans>
      </MenuItemLink>
    </MenuSurface>
  );
}
