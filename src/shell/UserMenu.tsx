import { Person20Regular } from '@fluentui/react-icons/svg/person';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Avatar } from '../ui/text/Avatar.tsx';
import { ForeignText } from '../ui/text/ForeignText.tsx';
import { createLazyPart } from '../ui/states/lazy-part.tsx';
import { MenuButton } from '../ui/dialog/MenuButton.tsx';
import styles from './shell.module.css';

/** What the shell shows of the signed-in user. */
export interface ShellUser {
  name: string;
  /** The address of a picture that may be loaded. */
  photoUrl: string | undefined;
  role: MessageDescriptor;
}

const Items = createLazyPart(async () => (await import('./UserItems.tsx')).UserItems);

/** Name and role, the colours, and the logout; 'Guest' and the login when signed out (the specification, section 2). */
export function UserMenu({ user }: { user: ShellUser | undefined }) {
  const { i18n } = useLingui();
  return (
    <MenuButton
      menu={Items}
      menuProps={{}}
      className={styles.userMenu}
      appearance="subtle"
      icon={user ? <Avatar name={user.name} photoUrl={user.photoUrl} /> : <Person20Regular />}
    >
      <span className={styles.who}>
        {user ? (
          <>
            <ForeignText text={user.name} />
            <small>{i18n._(user.role)}</small>
          </>
        ) : (
          <Trans context="role">Guest</Trans>
        )}
      </span>
    </MenuButton>
  );
}
