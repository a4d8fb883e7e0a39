import { createDarkTheme } from '@fluentui/react-components';
import { emerald, paintBrand, shapes } from './brand.ts';
import type { Accents } from './light.ts';

const accents: Accents = {
  colorPage: '#161513',
  colorMarigold: '#d6ad66',
  colorMarigoldInk: '#e6c583',
  colorSidebar: '#0f211c',
  colorSidebarInk: '#d5e4de',
  colorSidebarSoft: '#8fb0a3',
  colorSidebarStrong: '#ffffff',
  colorSidebarLine: '#ffffff1a',
  colorSidebarSelected: '#ffffff14',
  colorComing: '#7fd1b6',
  colorComingTint: '#1e312b',
  colorDeclined: '#f3a096',
  colorDeclinedTint: '#3a221f',
  colorWaiting: '#b9b3a9',
  colorWaitingTint: '#2d2b27',
  colorDiscrepancy: '#e6bb66',
  colorDiscrepancyTint: '#352b18',
  colorSelectedRow: '#1d2a25',
  colorRowHover: '#25231f',
  colorDanger: '#f3a096',
  colorDangerHover: '#f7b8b0',
  colorOnDanger: '#2b100c',
};

/** Chosen values, not an inverted light theme: surfaces are lighter than the page, and emerald becomes mint. */
export const dark = {
  ...createDarkTheme(emerald),
  ...shapes,
  ...accents,
  ...paintBrand('#7fd1b6', '#97dcc5', '#c0eee0'),
  colorNeutralForeground1: '#f2efe9',
  colorNeutralForeground2: '#d8d3ca',
  colorNeutralForeground3: '#b2aca2',
  colorNeutralForeground4: '#a19b91',
  colorNeutralBackground1: '#1f1e1b',
  colorNeutralBackground1Hover: '#2a2925',
  colorNeutralBackground1Pressed: '#191815',
  colorNeutralBackground1Selected: '#2a2925',
  colorNeutralBackground2: '#1b1a18',
  colorNeutralBackground3: '#161513',
  colorNeutralStroke1: '#4a473f',
  colorNeutralStroke1Hover: '#5b574e',
  colorNeutralStroke2: '#33312c',
  colorNeutralStroke3: '#2a2825',
  colorNeutralStrokeAccessible: '#938d83',
  colorSubtleBackgroundHover: '#2a2925',
  colorSubtleBackgroundPressed: '#232220',
  colorNeutralForegroundOnBrand: '#0b2620',
};
