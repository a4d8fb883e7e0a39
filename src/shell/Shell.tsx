import { Navigation20Regular } from '@fluentui/react-icons/svg/navigation';
import { Settings20Regular } from '@fluentui/react-icons/svg/settings';
import { Trans, useLingui } from '@lingui/react/macro';
import { type CSSProperties, type ReactNode, useEffect, useInsertionEffect } from 'react';
import type { Frame } from '../theme/frame.ts';
import { flagDocument } from '../browser/flag-document.ts';
import { getPartStyle } from '../theme/part-style.ts';
import { preloadWhenIdle } from '../browser/when-idle.ts';
import type { Settings } from '../theme/settings.ts';
import { InsideMain } from '../ui/inside-main.ts';
import { KeepScroll } from '../ui/KeepScroll.tsx';
import { useShortcuts } from '../ui/shortcuts.ts';
import { Logo } from '../ui/Logo.tsx';
import { dismissOnEscape } from './dismiss-on-escape.ts';
import { FoldButton } from './FoldButton.tsx';
import { Footer } from './Footer.tsx';
import { NavigationMenu } from './NavigationMenu.tsx';
import { shellShortcuts } from './shell-keys.ts';
import { RecentEvents } from './RecentEvents.tsx';
import { useShell } from './shell-context.ts';
import { ShellPart } from './ShellPart.tsx';
import { Toolbar } from './Toolbar.tsx';
import { ToolButton } from './ToolButton.tsx';
import type { UserMenuProps } from './UserMenu.tsx';
import styles from './Shell.module.css';

const loadPrintStyles = () => import('../theme/print.css');

interface ShellProps {
  frame: Frame;
  /** The theme of each part; a part with a theme of its own uses its colours. */
  themes: Settings['theme'];
  /** The signed-in user, if any. */
  visitor: UserMenuProps | undefined;
  children: ReactNode;
}

/** The frame of the dashboard: navbar, toolbar, footer (specification, section 2), in visual order. */
export function Shell({ frame, themes, visitor, children }: ShellProps) {
  const { t } = useLingui();
  const { items } = useShell();
  const { mode, maxWidth, navbarWidth, customScrollbars } = frame;
  useInsertionEffect(() => (customScrollbars ? flagDocument('scrollbars') : undefined), [customScrollbars]);
  useEffect(() => preloadWhenIdle(loadPrintStyles), []);
  useShortcuts(shellShortcuts, true);
  // Set on the elements that use them and not on the shell, because every descendant of an element with a changed
  // custom property is restyled.
  const navbarSize: CSSProperties & Record<`--${string}`, string> = {
    '--navbar-width': `${String(navbarWidth)}px`,
  };
  // Keys keep the content, its focus and typed text, when another layout moves it.
  const toolbar = frame.toolbar !== 'none' && (
    <Toolbar
      key="toolbar"
      style={getPartStyle(themes, 'toolbar')}
      visitor={visitor}
      hasNotifications={frame.sidePanels.right}
    />
  );
  const navbar = frame.navbar !== 'none' && (
    <aside
      key="navbar"
      className={styles.navbar}
      style={{ ...getPartStyle(themes, 'navbar'), ...navbarSize }}
    >
      <div ref={dismissOnEscape} className={styles.navbarPanel}>
        <Logo />
        {frame.navbar !== 'row' && <FoldButton isFolded={frame.navbarTitles === 'hidden'} />}
        <NavigationMenu items={items} isRow={frame.navbar === 'row'} />
      </div>
    </aside>
  );
  return (
    <div
      className={styles.shell}
      style={
        mode === 'boxed' && maxWidth !== undefined ? { maxInlineSize: maxWidth + navbarWidth } : undefined
      }
      data-navbar={frame.navbar}
      data-titles={frame.navbarTitles}
      data-toolbar={frame.toolbar}
      data-mode={mode}
    >
      <a key="skip" className={styles.skipLink} href="#content">
        <Trans>Skip to the content</Trans>
      </a>
      {frame.navbar === 'row' && frame.toolbar === 'above' ? [toolbar, navbar] : [navbar, toolbar]}
      <div key="middle" className={styles.middle}>
        {frame.sidePanels.left && <RecentEvents key="recent" isDense={frame.navbarTitles === 'hidden'} />}
        <div key="column" className={styles.column}>
          <main id="content" className={styles.content} style={{ maxInlineSize: maxWidth }} tabIndex={-1}>
            <KeepScroll when={frame}>
              <InsideMain value>{children}</InsideMain>
            </KeepScroll>
          </main>
        </div>
      </div>
      {frame.hasFooter && <Footer style={getPartStyle(themes, 'footer')} maxWidth={maxWidth} />}
      {frame.toolbar === 'none' && (
        <div className={styles.floating}>
          <ToolButton
            part="menu"
            icon={<Navigation20Regular />}
            label={t`Menu`}
            className={styles.menuOpener}
          />
          <ToolButton part="settings" icon={<Settings20Regular />} label={t`Settings`} />
        </div>
      )}
      <ShellPart />
    </div>
  );
}
