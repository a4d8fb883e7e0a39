import { MenuItemLink } from '@fluentui/react-components';
import { ArrowEnter20Regular } from '@fluentui/react-icons/svg/arrow-enter';
import { PersonAdd20Regular } from '@fluentui/react-icons/svg/person-add';
import { Trans } from '@lingui/react/macro';
import type { OpenMenuProps } from '../ui/dialog/MenuButton.tsx';
import { MenuSurface } from '../ui/dialog/MenuSurface.tsx';
import { MirroredIcon } from '../ui/brand/MirroredIcon.tsx';
import { SettingsItem } from './SettingsItem.tsx';
import { useMenuLink } from '../ui/dialog/use-menu-link.ts';

/** The entries for login and registration. */
export function SignInItems(menu: OpenMenuProps) {
  const link = useMenuLink();
  return (
    <MenuSurface {...menu}>
      <MenuItemLink {...link({ to: '/login' })} icon={<MirroredIcon of={ArrowEnter20Regular} />}>
        <Trans>Login</Trans>
      </MenuItemLink>
      <MenuItemLink {...link({ to: '/register' })} icon={<PersonAdd20Regular />}>
        <Trans>Register</Trans>
      </MenuItemLink>
      <SettingsItem />
    </MenuSurface>
  );
}
