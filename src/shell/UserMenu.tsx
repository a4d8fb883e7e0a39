import {
  Button,
  Menu,
  MenuDivider,
  MenuItemLink,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-components';
import { Person20Regular } from '@fluentui/react-icons/svg/person';
import { SignOut20Regular } from '@fluentui/react-icons/svg/sign-out';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { Avatar } from '../ui/Avatar.tsx';
import { type AppearanceChoice, appearanceChecked, AppearanceMenu } from './AppearanceMenu.tsx';
import { SettingsItem } from './SettingsItem.tsx';
import styles from './Toolbar.module.css';

/** What the shell shows of the signed-in person. */
interface ShellUser {
  name: string;
  photoUrl: string;
  role: MessageDescriptor;
}

export interface UserMenuProps extends AppearanceChoice {
  user: ShellUser;
}

/** Name and role, the colours, and the way out (the specification, section 2). */
export function UserMenu({ user: { name, photoUrl, role }, ...choice }: UserMenuProps) {
  const { i18n } = useLingui();
  const router = useRouter();
  const link = (to: '/logout' | '/pages/account') => ({
    href: router.buildLocation({ to }).publicHref,
    onClick(event: MouseEvent) {
      event.preventDefault();
      void router.navigate({ to });
    },
  });
  return (
    <Menu {...appearanceChecked(choice)}>
      <MenuTrigger disableButtonEnhancement>
        <Button
          className={styles.userMenu}
          appearance="subtle"
          icon={<Avatar name={name} photoUrl={photoUrl} />}
        >
          <span className={styles.who}>
            <bdi>{name}</bdi>
            <small>{i18n._(role)}</small>
          </span>
        </Button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList hasCheckmarks>
          <AppearanceMenu />
          <MenuDivider />
          <MenuItemLink {...link('/pages/account')} icon={<Person20Regular />}>
            <Trans>Your account</Trans>
          </MenuItemLink>
          <SettingsItem />
          <MenuItemLink {...link('/logout')} icon={<SignOut20Regular />}>
            <Trans>Logout</Trans>
          </MenuItemLink>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
