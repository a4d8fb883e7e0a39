import {
  Avatar,
  Button,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-components';
import { PersonAdd20Regular } from '@fluentui/react-icons/svg/person-add';
import { ArrowEnter20Regular } from '@fluentui/react-icons/svg/arrow-enter';
import { Trans } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';

/** What stands in the user menu's place for whoever is not signed in (the specification, section 2). */
export function GuestMenu() {
  const router = useRouter();
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button className="user-menu" appearance="subtle" icon={<Avatar aria-hidden size={32} />}>
          <span className="who">
            <Trans context="role">Guest</Trans>
          </span>
        </Button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuItem icon={<ArrowEnter20Regular />} onClick={() => void router.navigate({ to: '/login' })}>
            <Trans>Login</Trans>
          </MenuItem>
          <MenuItem icon={<PersonAdd20Regular />} onClick={() => void router.navigate({ to: '/register' })}>
            <Trans>Register</Trans>
          </MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
