import type { BrandVariants } from '@fluentui/react-components';

/** The emerald of the product, from darkest to lightest; 80 is the main one. */
export const emerald: BrandVariants = {
  10: '#03110d',
  20: '#071e18',
  30: '#0a2c23',
  40: '#0b382d',
  50: '#0d4437',
  60: '#0e4c3e',
  70: '#0e5444',
  80: '#0f5c4a',
  90: '#1f6f5b',
  100: '#34836d',
  110: '#4a967f',
  120: '#62a992',
  130: '#7dbca6',
  140: '#9acfbc',
  150: '#bae1d3',
  160: '#ddf1e9',
};

/** What both themes share: slightly rounder shapes than Fluent's, and the system's typefaces. */
export const shapes = {
  fontFamilyBase:
    "'Segoe UI Variable Text', 'Segoe UI', system-ui, -apple-system, Roboto, 'Noto Sans', 'Noto Sans Arabic', sans-serif",
  borderRadiusSmall: '4px',
  borderRadiusMedium: '8px',
  borderRadiusLarge: '10px',
  borderRadiusXLarge: '12px',
};

/** Our own colours beside Fluent's; in CSS `var(--colorMarigold)` and so on. */
export interface Accents {
  /** The page behind the surfaces. */
  colorPage: string;
  colorMarigold: string;
  colorMarigoldInk: string;
  colorSidebar: string;
  colorSidebarInk: string;
  colorSidebarSoft: string;
  /** The current entry. */
  colorSidebarStrong: string;
  colorSidebarLine: string;
  colorSidebarSelected: string;
  /** Answers have the same colours everywhere, always with a label. */
  colorComing: string;
  colorComingTint: string;
  colorDeclined: string;
  colorDeclinedTint: string;
  colorWaiting: string;
  colorWaitingTint: string;
  colorDiscrepancy: string;
  colorDiscrepancyTint: string;
  /** A selected row, and one under the pointer: the hover colour never equals the tint of a pill. */
  colorSelectedRow: string;
  colorRowHover: string;
  /** Buttons that delete, and the text on them. */
  colorDanger: string;
  colorDangerHover: string;
  colorOnDanger: string;
}
