import { Menu, MenuList, MenuPopover, type MenuProps } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { returnFocusFrom } from '../keyboard/focus.ts';
import type { OpenMenuProps } from './MenuButton.tsx';
import styles from './dialog.module.css';

interface MenuSurfaceProps
  extends OpenMenuProps, Pick<MenuProps, 'checkedValues' | 'onCheckedValueChange' | 'hasCheckmarks'> {
  /** The entries: Fluent's `MenuItem` and similar. */
  children: ReactNode;
}

/** The open menu of a `MenuButton`. Focus starts on the first entry, and returns to the button. */
export const MenuSurface = ({
  opener,
  onClose,
  children,
  hasCheckmarks = false,
  ...menu
}: MenuSurfaceProps) => (
  <Menu
    open
    {...menu}
    hasCheckmarks={hasCheckmarks}
    positioning={{ target: opener }}
    onOpenChange={(_, { open, event }) => {
      // A click on the button runs its own handler, which closes the menu as well.
      const isOnOpener = event.target instanceof Node && opener.contains(event.target);
      if (!open && !isOnOpener) onClose();
    }}
  >
    <MenuPopover
      className={styles.menuSurface}
      onKeyDown={({ key }) => {
        // The menu is at the end of the document: Tab goes on from the button.
        if (key === 'Tab') opener.focus();
      }}
    >
      <div ref={listenForLeave}>
        <MenuList aria-labelledby={opener.id}>{children}</MenuList>
      </div>
    </MenuPopover>
  </Menu>
);

/** Focuses the first entry. Returns a function that restores the focus when the menu closes. */
function listenForLeave(panel: HTMLElement | null) {
  const giveBack = returnFocusFrom(panel);
  // The menu is not placed yet: without this, the page would scroll to it.
  panel?.querySelector<HTMLElement>('[role^=menuitem]')?.focus({ preventScroll: true });
  return giveBack;
}
