import { createLightTheme } from '@fluentui/react-components';
import { emerald, shapes } from './brand.ts';

/** Our own colours beside Fluent's; in CSS `var(--colorMarigold)` and so on. */
const accents = {
  /** The page behind the surfaces. */
  colorPage: '#f6f5f2',
  colorMarigold: '#e0b862',
  colorMarigoldInk: '#7a5710',
  colorSidebar: '#12352c',
  colorSidebarInk: '#d9e8e2',
  colorSidebarSoft: '#9dbcb0',
  /** The current entry. */
  colorSidebarStrong: '#ffffff',
  colorSidebarLine: '#ffffff1f',
  colorSidebarSelected: '#ffffff1a',
  /** Answers have the same colours everywhere, always with a label. */
  colorComing: '#0f5c4a',
  colorComingTint: '#e6f0ec',
  colorDeclined: '#a83226',
  colorDeclinedTint: '#fbeae7',
  colorWaiting: '#66615a',
  colorWaitingTint: '#f1efea',
  colorDiscrepancy: '#7d5200',
  colorDiscrepancyTint: '#fbf1dc',
  /** A selected row, and one under the pointer: the hover colour never equals the tint of a pill. */
  colorSelectedRow: '#f0f6f3',
  colorRowHover: '#faf8f4',
  /** Buttons that delete, and the text on them. */
  colorDanger: '#a83226',
  colorDangerHover: '#8f2a1f',
  colorOnDanger: '#ffffff',
};

export type Accents = Record<keyof typeof accents, string>;

export const light = {
  ...createLightTheme(emerald),
  ...shapes,
  ...accents,
  colorStrokeFocus2: '#0f5c4a',
  colorNeutralForeground1: '#1f1d1a',
  colorNeutralForeground2: '#3d3a35',
  colorNeutralForeground3: '#66615a',
  colorNeutralForeground4: '#736d65',
  colorNeutralBackground2: '#fbfaf8',
  colorNeutralBackground3: '#f6f5f2',
  colorNeutralStroke1: '#d8d4cc',
  colorNeutralStroke2: '#e7e4de',
  colorNeutralStroke3: '#efece7',
  colorNeutralStrokeAccessible: '#7c766d',
};
