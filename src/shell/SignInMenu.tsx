import { Button, Menu, MenuItemLink, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { Person20Regular } from '@fluentui/react-icons/svg/person';
import { PersonAdd20Regular } from '@fluentui/react-icons/svg/person-add';
import { ArrowEnter20Regular } from '@fluentui/react-icons/svg/arrow-enter';
import { Trans } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { SettingsItem } from './SettingsItem.tsx';
import styles from './Toolbar.module.css';

/** What stands in the user menu's place for whoever is not signed in (the specification, section 2). */
export function SignInMenu() {
  const router = useRouter();
  const link = (to: '/login' | '/register') => ({
    href: router.buildLocation({ to }).publicHref,
    onClick(event: MouseEvent) {
      event.preventDefault();
      void router.navigate({ to });
    },
  });
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button className={styles.userMenu} appearance="subtle" icon={<Person20Regular />}>
          <span className={styles.who}>
            <Trans context="role">Guest</Trans>
          </span>
        </Button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuItemLink {...link('/login')} icon={<ArrowEnter20Regular />}>
            <Trans>Login</Trans>
          </MenuItemLink>
          <MenuItemLink {...link('/register')} icon={<PersonAdd20Regular />}>
            <Trans>Register</Trans>
          </MenuItemLink>
          <SettingsItem />
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
