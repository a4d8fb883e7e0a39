import { Button } from '@fluentui/react-components';
import { Navigation20Regular } from '@fluentui/react-icons/svg/navigation';
import { PanelLeftContract20Regular } from '@fluentui/react-icons/svg/panel-left-contract';
import { Settings20Regular } from '@fluentui/react-icons/svg/settings';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type CSSProperties, memo, type ReactNode, useEffect, useInsertionEffect } from 'react';
import type { Frame } from '../theme/frame.ts';
import { flagDocument } from '../browser/flag-document.ts';
import { getPartStyle } from '../theme/themes.ts';
import { preloadWhenIdle } from '../browser/when-idle.ts';
import { getSettings, type Settings } from '../theme/settings.ts';
import { InsideMain } from '../ui/keyboard/inside-main.ts';
import { Row, Stack } from '../ui/layout/Layout.tsx';
import { ForeignText } from '../ui/text/ForeignText.tsx';
import { type Shortcut, useShortcuts } from '../ui/keyboard/shortcuts.ts';
import { Logo } from '../ui/brand/Logo.tsx';
import { MirroredIcon } from '../ui/brand/MirroredIcon.tsx';
import { NavigationMenu } from './NavigationMenu.tsx';
import { ShellPart } from './ShellPart.tsx';
import { Toolbar } from './Toolbar.tsx';
import { ToolButton } from './ToolButton.tsx';
import type { ShellUser } from './UserMenu.tsx';
import styles from './shell.module.css';
import { setSetting } from '../theme/edit-settings.ts';
import { config } from '../config.ts';
import { openShellPart } from './shell-part.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApi } from '../api/use-api.ts';
import { eventsQuery } from '../domain/event/event-queries.ts';
import { EventCover } from '../shared/event/EventCover.tsx';
import { handleInAddress } from '../domain/event/handle.ts';
import { useChangeSettings, useShell } from './shell-context.ts';

const loadPrintStyles = () => import('../theme/print.css');

interface ShellProps {
  frame: Frame;
  /** The theme of each part; a part with a theme of its own uses its colours. */
  themes: Settings['theme'];
  /** The signed-in user, if any. */
  user: ShellUser | undefined;
  children: ReactNode;
}

/** The frame of the dashboard: navbar, toolbar, footer (specification, section 2), in visual order. */
export function Shell({ frame, themes, user, children }: ShellProps) {
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
      user={user}
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
            <InsideMain value>{children}</InsideMain>
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

/** Folds the sidebar to its icons, and keeps it open. */
function FoldButton({ isFolded }: { isFolded: boolean }) {
  const { t } = useLingui();
  const { preference } = useShell();
  const change = useChangeSettings();
  const { style } = getSettings(preference.settings).layout.config.navbar;
  if (style !== 'style-1') return null;
  const label = isFolded ? t`Keep the menu open` : t`Fold the menu`;
  return (
    <Button
      className={styles.fold}
      appearance="transparent"
      size="small"
      icon={<MirroredIcon of={PanelLeftContract20Regular} />}
      aria-label={label}
      title={label}
      onClick={() =>
        change((stored) => setSetting(stored, ['layout', 'config', 'navbar', 'folded'], !isFolded))
      }
    />
  );
}

const year = new Date().getFullYear();

interface FooterProps {
  style: CSSProperties | undefined;
  /** The maximum width of the content in px, with which the texts are aligned. */
  maxWidth: number | undefined;
}

/** The copyright line, and 'Powered By' with the logo (the specification, section 2). */
const Footer = memo(({ style, maxWidth }: FooterProps) => (
  <footer className={styles.footer} style={style}>
    <Row isApart style={{ maxInlineSize: maxWidth }}>
      <p>
        <Trans>© {year} Guestwise. All rights reserved.</Trans>
      </p>
      <Row as="p">
        <Trans>Powered By</Trans>
        <img src={`${config.basePath}/favicon.svg`} alt="" />
        <bdi translate="no">{config.poweredBy}</bdi>
      </Row>
    </Row>
  </footer>
));

/**
 * `ref` for a panel that unfolds while the pointer is over it: Esc folds it until the pointer leaves it (WCAG 1.4.13).
 * Its style sheet reads `data-dismissed`.
 */
function dismissOnEscape(panel: HTMLElement | null) {
  if (!panel) return;
  const dismiss = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && panel.matches(':hover')) panel.dataset['dismissed'] = '';
  };
  const forget = () => delete panel.dataset['dismissed'];
  document.addEventListener('keydown', dismiss);
  panel.addEventListener('pointerleave', forget);
  return () => {
    document.removeEventListener('keydown', dismiss);
    panel.removeEventListener('pointerleave', forget);
  };
}

/** The shortcuts of every page. If the page has its own search field, / focuses that field. */
const shellShortcuts: readonly Shortcut[] = [
  { key: 'Mod+k', label: msg`Search everywhere`, run: () => openShellPart('search') },
  { key: '/', label: msg`Search everywhere`, run: () => openShellPart('search') },
  { key: '?', label: msg`Keyboard shortcuts`, run: () => openShellPart('keys') },
  // Outside a field, Chromium would otherwise undo the last typing in any field of the page, such as the search.
  { key: 'Mod+z', label: msg`Undo, while it is offered`, yieldsToFields: 'always', run: () => undefined },
];

/** Events in the panel. */
const maxEvents = 6;

/** The side panel at the start: the events edited last, 120 px wide, or 64 if dense. */
function RecentEvents({ isDense }: { isDense: boolean }) {
  const { t } = useLingui();
  const { userId } = useShell();
  const { data = [] } = useQuery({ ...eventsQuery(useApi()), enabled: userId !== undefined });
  const events = data
    .flatMap(({ id, ...event }) => (id === undefined ? [] : [{ ...event, id }]))
    .sort((one, other) => other.updatedAt.localeCompare(one.updatedAt))
    .slice(0, maxEvents);
  return (
    <nav className={styles.recentEvents} aria-label={t`Recent events`} data-dense={isDense || undefined}>
      <Stack as="ul" gap={12}>
        {events.map(({ id, name, image }) => (
          <li key={id}>
            <Link
              to="/apps/event/$eventId/{-$handle}"
              params={{ eventId: id, handle: handleInAddress(name) }}
              title={name}
            >
              <EventCover image={image} size="small" />
              <span className={isDense ? 'visually-hidden' : undefined}>
                <ForeignText text={name} isClamped />
              </span>
            </Link>
          </li>
        ))}
      </Stack>
    </nav>
  );
}
