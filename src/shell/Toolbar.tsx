import { Apps20Regular } from '@fluentui/react-icons/svg/apps';
import { Navigation20Regular } from '@fluentui/react-icons/svg/navigation';
import { Settings20Regular } from '@fluentui/react-icons/svg/settings';
import { Trans, useLingui } from '@lingui/react/macro';
import { type CSSProperties, memo, useEffect } from 'react';
import { LanguageMenu } from '../ui/LanguageMenu.tsx';
import { Pill } from '../ui/Pill.tsx';
import { useOnline } from '../ui/use-online.ts';
import { FullscreenButton } from './FullscreenButton.tsx';
import { NotificationButton } from './NotificationButton.tsx';
import { SearchButton } from './SearchButton.tsx';
import { shellParts } from './ShellPart.tsx';
import { SignInMenu } from './SignInMenu.tsx';
import { ToolButton } from './ToolButton.tsx';
import styles from './Toolbar.module.css';
import { UserMenu, type UserMenuProps } from './UserMenu.tsx';

interface ToolbarProps {
  style: CSSProperties | undefined;
  visitor: UserMenuProps | undefined;
  hasNotifications: boolean;
}

/** The menu of a phone, and the tools of every page. */
export function Toolbar({ style, visitor, hasNotifications }: ToolbarProps) {
  // On a phone the button of the menu is pressed first.
  useEffect(() => shellParts.menu.preloadWhenIdle(), []);
  return (
    <header className={styles.toolbar} style={style}>
      <Tools hasNotifications={hasNotifications} />
      {visitor ? <UserMenu {...visitor} /> : <SignInMenu />}
    </header>
  );
}

/** The buttons that open parts of the shell, the same in all settings. */
const Tools = memo(({ hasNotifications }: Pick<ToolbarProps, 'hasNotifications'>) => {
  const { t } = useLingui();
  const isOnline = useOnline();
  return (
    <>
      <ToolButton part="menu" icon={<Navigation20Regular />} label={t`Menu`} className={styles.menuOpener} />
      <SearchButton />
      <span className={styles.grow} role="status">
        {!isOnline && (
          <Pill tone="open">
            <Trans>Offline</Trans>
          </Pill>
        )}
      </span>
      <ToolButton part="shortcuts" icon={<Apps20Regular />} label={t`Shortcuts`} />
      <FullscreenButton />
      {hasNotifications && <NotificationButton />}
      <ToolButton
        part="settings"
        icon={<Settings20Regular />}
        label={t`Settings`}
        className={styles.wideOnly}
      />
      <LanguageMenu />
    </>
  );
});
