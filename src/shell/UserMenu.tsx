import {
  Avatar,
  Button,
  Menu,
  MenuDivider,
  MenuItemLink,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-components';
import { SignOut20Regular } from '@fluentui/react-icons/svg/sign-out';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { type AppearanceChoice, appearanceChecked, AppearanceMenu } from './AppearanceMenu.tsx';
import styles from './Shell.module.css';

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
  const logout = router.buildLocation({ to: '/logout' });
  return (
    <Menu {...appearanceChecked(choice)}>
      <MenuTrigger disableButtonEnhancement>
        <Button
          className={styles.userMenu}
          appearance="subtle"
          icon={
            <Avatar aria-hidden name={name} image={{ src: photoUrl || undefined }} color="brand" size={32} />
          }
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
          <MenuItemLink
            href={logout.publicHref}
            icon={<SignOut20Regular />}
            onClick={(event) => {
              event.preventDefault();
              void router.navigate({ to: '/logout' });
            }}
          >
            <Trans>Logout</Trans>
          </MenuItemLink>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
