import { type ReactNode, useRef } from 'react';
import { joinClasses } from './classes.ts';
import styles from './tabs.module.css';

interface TabsProps {
  label: string;
  /** Whether the tabs come first in a `Surface`. */
  isInSurface?: boolean;
  /** Whether they stay below the toolbar while the page scrolls. */
  isSticky?: boolean;
  /** Links: each tab has its own address, and the router marks the current one. A count is an `i`. */
  children: ReactNode;
}

/** The parts of a page side by side. Where they do not all fit, the current one is scrolled into view. */
export function Tabs({ label, isInSurface = false, isSticky = false, children }: TabsProps) {
  const shown = useRef({ tab: null as Element | null, widths: '' });
  return (
    <nav
      className={joinClasses(styles.tabs, isInSurface && styles.inSurface, isSticky && styles.sticky)}
      aria-label={label}
      ref={(nav) => {
        if (!nav) return undefined;
        const showCurrent = () => {
          const tab = nav.querySelector('[aria-current]');
          const widths = `${String(nav.clientWidth)} ${String(nav.scrollWidth)}`;
          // Only once for each tab, when counts have arrived, and when the window is resized: the person may have
          // scrolled the others into view.
          if (!tab || (tab === shown.current.tab && widths === shown.current.widths)) return;
          shown.current = { tab, widths };
          scrollTo(nav, tab);
        };
        showCurrent();
        const observer = new ResizeObserver(showCurrent);
        observer.observe(nav);
        nav.addEventListener('focusin', showFocused);
        return () => {
          observer.disconnect();
          nav.removeEventListener('focusin', showFocused);
        };
      }}
    >
      {children}
    </nav>
  );
}

/** Scrolls tabs sideways until one of them is clear of the edges, where they fade. The page does not move. */
function scrollTo(nav: HTMLElement, tab: Element) {
  const fade = 32;
  const [outer, inner] = [nav.getBoundingClientRect(), tab.getBoundingClientRect()];
  const [tooFarLeft, tooFarRight] = [outer.left + fade - inner.left, inner.right + fade - outer.right];
  if (tooFarLeft > 0) nav.scrollLeft -= tooFarLeft;
  else if (tooFarRight > 0) nav.scrollLeft += tooFarRight;
}

/**
 * Browsers do not scroll to a partly visible tab. Only for the keyboard, so that a tab does not move under the pointer.
 */
function showFocused({ currentTarget, target }: FocusEvent) {
  if (!(currentTarget instanceof HTMLElement && target instanceof Element)) return;
  if (target.matches(':focus-visible')) scrollTo(currentTarget, target);
}
