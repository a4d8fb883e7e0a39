import type { Settings } from './settings.ts';

/** What the shell draws: derived from the settings. */
export interface Frame {
  layout: Settings['layout']['style'];
  mode: 'boxed' | 'fullwidth' | 'container';
  /** The maximum width of the content in px; none for full width. */
  maxWidth: number | undefined;
  /** Beside the content (layout1), a row above it (layouts 2 and 3), or none. */
  navbar: 'start' | 'row' | 'none';
  /** In px, for a navbar beside the content: 280 open, 64 folded, 120 or 64 as a panel of icons. */
  navbarWidth: number;
  /** Whether titles are beside the icons, below them, or shown on hover only. */
  navbarTitles: 'beside' | 'below' | 'hidden';
  toolbar: 'above' | 'below' | 'none';
  hasFooter: boolean;
  customScrollbars: boolean;
  /** Panels beside the content: recent events at the start, notifications at the end. */
  sidePanels: { left: boolean; right: boolean };
}

/** Widths of the navbar in px (specification, section 9). */
const widths = { open: 280, folded: 64, panel: 120, densePanel: 64 };

/**
 * Derives the frame from the settings.
 * @param room on a narrow window (a tablet) an open navbar always folds; on a medium one (a laptop) unless it is kept
 * open
 */
export function getFrame(
  { layout, customScrollbars }: Pick<Settings, 'layout' | 'customScrollbars'>,
  room: 'narrow' | 'medium' | 'wide' = 'wide',
): Frame {
  const { style, config } = layout;
  const { navbar, toolbar, footer, mode, containerWidth, leftSidePanel, rightSidePanel } = config;
  const isVertical = style === 'layout1';
  const frame = {
    layout: style,
    mode,
    maxWidth: mode === 'fullwidth' ? undefined : containerWidth,
    toolbar: toolbar.display ? toolbar.position : ('none' as const),
    hasFooter: footer.display,
    customScrollbars,
    sidePanels: { left: leftSidePanel.display, right: rightSidePanel.display },
  };
  if (!navbar.display) return { ...frame, navbar: 'none', navbarWidth: 0, navbarTitles: 'beside' };
  if (!isVertical) return { ...frame, navbar: 'row', navbarWidth: 0, navbarTitles: 'beside' };
  const folded = room === 'narrow' || (navbar.folded ?? room === 'medium');
  return { ...frame, navbar: 'start', ...getNavbar({ ...navbar, folded }) };
}

function getNavbar({ style, folded }: { style: string; folded: boolean }) {
  if (style === 'style-3') return { navbarWidth: widths.panel, navbarTitles: 'below' as const };
  if (style === 'style-3-dense') return { navbarWidth: widths.densePanel, navbarTitles: 'hidden' as const };
  // style-2 stays folded until hover or focus.
  return folded || style === 'style-2'
    ? { navbarWidth: widths.folded, navbarTitles: 'hidden' as const }
    : { navbarWidth: widths.open, navbarTitles: 'beside' as const };
}
