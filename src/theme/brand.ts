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

/**
 * Fluent's tokens in the brand colour.
 * @param strong its colour under the pointer, and for text on a tint
 * @param pressed its colour while it is pressed
 */
export const paintBrand = (lead: string, strong: string, pressed: string) => ({
  colorStrokeFocus2: lead,
  colorBrandBackground: lead,
  colorBrandBackgroundHover: strong,
  colorBrandBackgroundPressed: pressed,
  colorBrandBackgroundSelected: lead,
  colorBrandForeground1: lead,
  colorBrandForeground2: strong,
  colorBrandForegroundLink: lead,
  colorBrandForegroundLinkHover: strong,
  colorBrandForegroundLinkPressed: pressed,
  colorBrandStroke1: lead,
  colorCompoundBrandForeground1: lead,
  colorCompoundBrandForeground1Hover: strong,
  colorCompoundBrandStroke: lead,
  colorCompoundBrandStrokeHover: strong,
  colorCompoundBrandBackground: lead,
  colorCompoundBrandBackgroundHover: strong,
});
