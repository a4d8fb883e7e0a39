import { Person20Regular } from '@fluentui/react-icons/svg/person';
import { Trans } from '@lingui/react/macro';
import { createLazyPart } from '../ui/lazy-part.tsx';
import { MenuButton } from '../ui/MenuButton.tsx';
import styles from './Toolbar.module.css';

const Items = createLazyPart(async () => (await import('./SignInItems.tsx')).SignInItems);

/** Replaces the user menu for signed-out people (the specification, section 2). */
export const SignInMenu = () => (
  <MenuButton
    menu={Items}
    menuProps={{}}
    className={styles.userMenu}
    appearance="subtle"
    icon={<Person20Regular />}
  >
    <span className={styles.who}>
      <Trans context="role">Guest</Trans>
    </span>
  </MenuButton>
);
