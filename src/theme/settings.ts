import * as v from 'valibot';
import { themeNames } from './theme-names.ts';

export const layoutStyles = ['layout1', 'layout2', 'layout3'] as const;
export const layoutModes = ['boxed', 'fullwidth', 'container'] as const;
const navbarStyles = ['style-1', 'style-2', 'style-3', 'style-3-dense'] as const;
export type LayoutStyle = (typeof layoutStyles)[number];

/** The widths of the content in px (specification, section 9). */
const containerWidths: Record<LayoutStyle, number> = { layout1: 1570, layout2: 1120, layout3: 1120 };

/** A field that falls back to its default if it is missing or invalid. */
const total = <const Schema extends v.GenericSchema>(schema: Schema, value: v.InferOutput<Schema>) =>
  v.fallback(v.optional(schema, value), value);
const part = <const Entries extends v.ObjectEntries>(entries: Entries) => {
  const schema = v.object(entries);
  return v.fallback(v.optional(schema, {} as never), () => v.parse(schema, {}));
};

const getConfigSchema = (style: LayoutStyle) =>
  part({
    mode: total(v.picklist(layoutModes), 'container'),
    containerWidth: total(v.pipe(v.number(), v.minValue(320), v.maxValue(4000)), containerWidths[style]),
    navbar: part({
      display: total(v.boolean(), true),
      style: total(v.picklist(navbarStyles), 'style-1'),
      /** If absent, the width of the window decides. */
      folded: v.fallback(v.optional(v.boolean()), undefined),
    }),
    toolbar: part({
      display: total(v.boolean(), true),
      position: total(v.picklist(['below', 'above']), style === 'layout3' ? 'above' : 'below'),
    }),
    footer: part({ display: total(v.boolean(), true) }),
    leftSidePanel: part({ display: total(v.boolean(), false) }),
    rightSidePanel: part({ display: total(v.boolean(), true) }),
  });

const layoutSchema = v.union([
  v.object({ style: v.literal('layout2'), config: getConfigSchema('layout2') }),
  v.object({ style: v.literal('layout3'), config: getConfigSchema('layout3') }),
  part({ style: total(v.literal('layout1'), 'layout1'), config: getConfigSchema('layout1') }),
]);

const theme = v.optional(v.unknown());
const themeName = v.fallback(v.picklist(themeNames), 'default');

const settingsSchema = v.object({
  layout: v.optional(layoutSchema, {}),
  customScrollbars: total(v.boolean(), true),
  /** The specification's menu has no template areas; the standalone build shows them all. */
  templateMenu: total(v.boolean(), import.meta.env.MODE === 'standalone'),
  /** If absent, the language decides. */
  direction: v.fallback(v.optional(v.picklist(['ltr', 'rtl'])), undefined),
  theme: part({ main: theme, navbar: theme, toolbar: theme, footer: theme }),
});

/** How a person arranged the shell (specification, sections 3 and 9). An absent theme follows the system. */
export type Settings = ReturnType<typeof getSettings>;

/** Parses stored settings: an unknown name means the default, and a wrong type never breaks the frame. */
export function getSettings(stored: unknown) {
  const { theme: themes, ...settings } = v.parse(
    v.fallback(settingsSchema, () => v.parse(settingsSchema, {})),
    stored,
  );
  const read = (name: unknown) => (typeof name !== 'string' ? undefined : v.parse(themeName, name));
  const main = read(themes.main);
  const parseThemePart = (name: unknown) => read(name) ?? main;
  return {
    ...settings,
    theme: {
      main,
      navbar: parseThemePart(themes.navbar),
      toolbar: parseThemePart(themes.toolbar),
      footer: parseThemePart(themes.footer),
    },
  };
}
