import { Button } from '@fluentui/react-components';
import { Alert20Regular } from '@fluentui/react-icons/svg/alert';
import { Apps20Regular } from '@fluentui/react-icons/svg/apps';
import { FullScreenMaximize20Regular } from '@fluentui/react-icons/svg/full-screen-maximize';
import { FullScreenMinimize20Regular } from '@fluentui/react-icons/svg/full-screen-minimize';
import { Navigation20Regular } from '@fluentui/react-icons/svg/navigation';
import { Search20Regular } from '@fluentui/react-icons/svg/search';
import { Settings20Regular } from '@fluentui/react-icons/svg/settings';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type CSSProperties, useEffect, useSyncExternalStore } from 'react';
import { LanguageMenu } from '../ui/auth/LanguageMenu.tsx';
import { preloadModal } from '../ui/dialog/Modal.tsx';
import { Pill } from '../ui/text/Pill.tsx';
import { Row } from '../ui/layout/Layout.tsx';
import { useOnline } from '../ui/states/use-online.ts';
import { shellParts } from './ShellPart.tsx';
import { ToolButton } from './ToolButton.tsx';
import styles from './shell.module.css';
import { type ShellUser, UserMenu } from './UserMenu.tsx';
import { joinClasses } from '../ui/layout/classes.ts';
import { isFullscreenOffered, toggleFullscreen, useFullscreen } from './fullscreen.ts';
import { notifications } from '../ui/toasts/notifications.ts';
import { getKeyNames } from '../ui/keyboard/shortcuts.ts';
import { openShellPart } from './shell-part.ts';

interface ToolbarProps {
  style: CSSProperties | undefined;
  user: ShellUser | undefined;
  hasNotifications: boolean;
}

/** The menu of a phone, and the tools of every page. */
export function Toolbar({ style, user, hasNotifications }: ToolbarProps) {
  const { t } = useLingui();
  const isOnline = useOnline();
  useEffect(() => {
    preloadModal();
    // On a phone the button of the menu is pressed first.
    shellParts.menu.preloadWhenIdle();
    // Otherwise the first letters after Ctrl+K are lost while the dialog loads.
    shellParts.search.preloadWhenIdle();
  }, []);
  return (
    <Row as="header" isOneLine gap={4} className={styles.toolbar} style={style}>
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
      <UserMenu user={user} />
    </Row>
  );
}

/** Enters and leaves full screen. */
function FullscreenButton() {
  const { t } = useLingui();
  const isFull = useFullscreen();
  if (!isFullscreenOffered()) return null;
  const label = isFull ? t`Leave full screen` : t`Full screen`;
  return (
    <Button
      className={joinClasses(styles.tool, styles.wideOnly)}
      appearance="subtle"
      icon={isFull ? <FullScreenMinimize20Regular /> : <FullScreenMaximize20Regular />}
      aria-label={label}
      title={label}
      onClick={toggleFullscreen}
    />
  );
}

/** The bell, with the number of notifications. A new one is announced once. */
function NotificationButton() {
  const { t } = useLingui();
  const { length: count } = useSyncExternalStore(notifications.subscribe, notifications.getSnapshot);
  const shown = count > 9 ? '9+' : String(count);
  const said =
    count > 0 ? t`${plural(count, { one: '# new notification', other: '# new notifications' })}` : '';
  return (
    <>
      <ToolButton
        part="notifications"
        icon={<Alert20Regular />}
        // The name contains what is shown, for voice control. `said` has no digit for some numbers in Arabic.
        label={count > 0 ? `${t`Notifications`}: ${shown}` : t`Notifications`}
      >
        {count > 0 && (
          <span className={styles.unreadCount} aria-hidden>
            {shown}
          </span>
        )}
      </ToolButton>
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </>
  );
}

/** Opens the search over the page. It looks like no field, because some pages have one of their own. */
const SearchButton = () => (
  <Button
    className={joinClasses(styles.tool, styles.search)}
    appearance="subtle"
    icon={<Search20Regular />}
    aria-keyshortcuts="Control+K Meta+K"
    aria-haspopup="dialog"
    onPointerEnter={shellParts.search.preload}
    onClick={() => openShellPart('search')}
  >
    <span className="visually-hidden">
      <Trans>Search</Trans>
    </span>
    <kbd aria-hidden>{getKeyNames('Mod+k').join(' ')}</kbd>
  </Button>
);
