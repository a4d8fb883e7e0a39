import { Button } from '@fluentui/react-components';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { findModal, returnFocusFrom } from '../keyboard/focus.ts';
import { useShortcuts } from '../keyboard/shortcuts.ts';
import styles from './SidePanel.module.css';

interface SidePanelProps {
  title: ReactNode;
  /** Esc, wherever the focus is, or the close button. The owner closes it. */
  onClose(): void;
  /** Below the content, always visible. */
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * A panel at the end of the screen that leaves the page beside it usable; on phones it covers the lower half. Focus
 * moves to its title, and back to where it was. If the focus moves to an element behind the panel, it closes.
 */
export function SidePanel({ title, onClose, actions, children }: SidePanelProps) {
  const { t } = useLingui();
  const titleId = useId();
  // Outside the panel too, but not in a field or a dialog of the page.
  useShortcuts([{ key: 'Escape', label: msg`Close`, run: onClose }]);
  return (
    <section
      className={styles.panel}
      role="dialog"
      aria-labelledby={titleId}
      ref={(panel) => watchPanel(panel, onClose)}
    >
      <div className={styles.head}>
        <h2 id={titleId} tabIndex={-1} ref={focusTitle}>
          {title}
        </h2>
        <Button appearance="subtle" icon={<Dismiss20Regular />} aria-label={t`Close`} onClick={onClose} />
      </div>
      <div className={styles.body}>{children}</div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}

/**
 * Calls back when the focus moves to an element that the panel covers (WCAG 2.4.11), or after Esc in the panel, also in
 * a field, unless an element inside has handled the key.
 */
function watchPanel(panel: HTMLElement | null, onClose: () => void) {
  const handleFocus = ({ target }: FocusEvent) => {
    // The browser scrolls to the element first.
    requestAnimationFrame(() => {
      const { activeElement: focused } = document;
      if (panel && focused === target && isBehind(focused, panel)) onClose();
    });
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
  document.addEventListener('focusin', handleFocus);
  panel?.addEventListener('keydown', handleKey);
  return () => {
    document.removeEventListener('focusin', handleFocus);
    panel?.removeEventListener('keydown', handleKey);
  };
}

function isBehind(element: Element | null, panel: Element): boolean {
  if (!element || panel.contains(element)) return false;
  const { x, y, width, height } = element.getBoundingClientRect();
  return panel.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

function focusTitle(title: HTMLElement | null) {
  const restore = returnFocusFrom(title?.closest('section') ?? null);
  // The search may have been opened while the panel was loading.
  const modal = findModal();
  if (!modal || modal.contains(title)) title?.focus({ preventScroll: true });
  return restore;
}
