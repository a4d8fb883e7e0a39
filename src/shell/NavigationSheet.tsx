import { Button, OverlayDrawer } from '@fluentui/react-components';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { useLingui } from '@lingui/react/macro';
import { modalFocusRef } from '../ui/keyboard/focus.ts';
import { Row, Stack } from '../ui/layout/Layout.tsx';
import { Logo } from '../ui/brand/Logo.tsx';
import { NavigationMenu } from './NavigationMenu.tsx';
import styles from './shell.module.css';
import { useShell } from './shell-context.ts';
import { closeShellPart, shellPart } from './shell-part.ts';
import { isVisible } from '../browser/old-browsers.ts';

/**
 * The menu as a drawer over the page, where the navbar has no room: on phones, on touch screens, and where it is
 * hidden.
 */
export function NavigationSheet() {
  const { t } = useLingui();
  const { items } = useShell();
  return (
    <OverlayDrawer aria-label={t`Menu`} open onOpenChange={closeShellPart}>
      <Stack gap={4} className={styles.drawerBody} ref={enterSheet}>
        <Row as="header" isOneLine isApart>
          <Logo />
          <Button
            appearance="transparent"
            icon={<Dismiss20Regular />}
            aria-label={t`Close`}
            onClick={closeShellPart}
          />
        </Row>
        <NavigationMenu items={items} onFollow={closeShellPart} />
      </Stack>
    </OverlayDrawer>
  );
}

/**
 * `modalFocusRef`, and closes the sheet when the window has room for the navbar, which hides the button of the sheet.
 */
function enterSheet(body: HTMLElement | null) {
  const opener = shellPart.getSnapshot()?.opener;
  const closeWithButton = () => {
    if (opener && !isVisible(opener)) closeShellPart();
  };
  addEventListener('resize', closeWithButton);
  const leave = modalFocusRef(body);
  return () => {
    removeEventListener('resize', closeWithButton);
    leave();
  };
}
