import * as v from 'valibot';
import type { LayoutStyle } from './settings.ts';
import type { ThemeName } from './theme-names.ts';

/** Settings as they are stored: by this product or another, by this version or a later one. */
export type StoredSettings = Readonly<Record<string, unknown>>;

/** Changes the stored settings. */
export type ChangeSettings = (edit: (stored: unknown) => StoredSettings) => void;

/** The parts with a theme of their own (specification, section 3). */
export const themeParts = ['main', 'navbar', 'toolbar', 'footer'] as const;
export type ThemePart = (typeof themeParts)[number];

const fields = v.fallback(v.record(v.string(), v.unknown()), {});

/**
 * Replaces one value and leaves every other field unchanged.
 * @param path such as `['layout', 'config', 'mode']`
 * @param value undefined removes the field, so that the default applies again
 */
export function setSetting(stored: unknown, path: readonly string[], value: unknown): StoredSettings {
  const { ...copy } = v.parse(fields, stored);
  const [name, ...rest] = path;
  if (name === undefined) return copy;
  const next = rest.length > 0 ? setSetting(copy[name], rest, value) : value;
  if (next === undefined) delete copy[name];
  else copy[name] = next;
  return copy;
}

/** Changes the layout. What depends on it (width, place of the toolbar) is reset to its defaults. */
export function setLayout(stored: unknown, style: LayoutStyle): StoredSettings {
  const styled = setSetting(stored, ['layout', 'style'], style);
  const wide = setSetting(styled, ['layout', 'config', 'containerWidth'], undefined);
  return setSetting(wide, ['layout', 'config', 'toolbar', 'position'], undefined);
}

/**
 * Sets one theme for the page and all parts of the frame.
 * @param name undefined follows the system
 */
export const setTheme = (stored: unknown, name: ThemeName | undefined): StoredSettings =>
  themeParts.reduce<StoredSettings>(
    (settings, part) => setSetting(settings, ['theme', part], name),
    v.parse(fields, stored),
  );

/**
 * Sets the theme of one part.
 * @param name undefined follows the page; of the page itself, the system
 * @param shown the themes as they are shown: parts that follow the page keep them when the page changes
 */
export function setPartTheme(
  stored: unknown,
  part: ThemePart,
  name: ThemeName | undefined,
  shown: Readonly<Record<ThemePart, ThemeName>>,
): StoredSettings {
  const kept = part === 'main' ? themeParts.filter((each) => each !== 'main') : [];
  return kept.reduce<StoredSettings>(
    (settings, each) => setSetting(settings, ['theme', each], shown[each]),
    setSetting(stored, ['theme', part], name),
  );
}

/** The defaults: removes the fields that this product reads, and keeps others. */
export const resetSettings = (stored: unknown): StoredSettings =>
  ['layout', 'customScrollbars', 'direction', 'theme', 'templateMenu'].reduce<StoredSettings>(
    (settings, name) => setSetting(settings, [name], undefined),
    v.parse(fields, stored),
  );
