import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down';
import { useLingui } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import { type FocusEvent, type PointerEvent, type ReactNode, useId, useRef, useState } from 'react';
import type { NavigationItem } from './navigation-item.ts';
import styles from './shell.module.css';

/** Hovering opens a menu of the row after this many milliseconds (specification, section 9). */
const hoverDelay = 150;

interface NavigationCollapseProps {
  item: NavigationItem;
  isRow: boolean;
  /** The entries. */
  children: ReactNode;
}

const hasPath = (item: NavigationItem, path: string): boolean =>
  item.url === path || (item.children ?? []).some((child) => hasPath(child, path));

/** A group that opens and closes: in place in a sidebar, as a menu below the row in a horizontal layout. */
export function NavigationCollapse({ item, isRow, children }: NavigationCollapseProps) {
  const { i18n } = useLingui();
  const id = useId();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  // A menu of the row belongs to the page it was opened on, so navigation closes it.
  const [openAt, setOpenAt] = useState(!isRow && hasPath(item, path) ? path : undefined);
  const isOpen = isRow ? openAt === path : openAt !== undefined;
  const setOpen = (open: boolean) => setOpenAt(open ? path : undefined);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOpenByHover = useRef(false);
  const { title, icon: Icon } = item;
  const hover = (open: boolean) => (event: PointerEvent) => {
    clearTimeout(timer.current);
    if (event.pointerType !== 'mouse') return;
    timer.current = setTimeout(() => {
      isOpenByHover.current = open && !isOpen;
      setOpen(open);
    }, hoverDelay);
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) setOpen(false);
  };
  /** Esc and a click elsewhere close a menu of the row wherever the focus is (WCAG 1.4.13). */
  const listenOutside = (panel: HTMLElement | null) => {
    const handleEvent = (event: Event) => {
      const isInside = event.target instanceof Node && panel?.parentElement?.contains(event.target);
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        if (isInside) button.current?.focus();
      } else if (isInside) return;
      setOpen(false);
    };
    for (const type of ['keydown', 'pointerdown']) document.addEventListener(type, handleEvent, true);
    return () => {
      for (const type of ['keydown', 'pointerdown']) document.removeEventListener(type, handleEvent, true);
    };
  };
  const menu = isRow && {
    onPointerEnter: hover(true),
    onPointerLeave: hover(false),
    onBlur: leave,
  };
  return (
    <li className={styles.collapse} data-collapse {...menu}>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          clearTimeout(timer.current);
          // A click to open it may come after the hover has opened it.
          setOpen(isOpenByHover.current || !isOpen);
          isOpenByHover.current = false;
        }}
      >
        {Icon && <Icon />}
        <span>{title && i18n._(title)}</span>
        <ChevronDown16Regular />
      </button>
      <div
        ref={isRow && isOpen ? listenOutside : undefined}
        id={id}
        hidden={!isOpen}
        data-row={isRow || undefined}
      >
        {children}
      </div>
    </li>
  );
}
