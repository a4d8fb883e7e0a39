import * as v from 'valibot';
import type { LayoutStyle } from './settings.ts';
import type { ThemeName } from './theme-names.ts';

/** Settings as they are stored: by this product or another, by this version or a later one. */
export type StoredSettings = Readonly<Record<string, unknown>>;

/**
 * Changes the stored settings. Successive changes with the same `field`, such as those of a slider, are undone as one.
 */
export type ChangeSettings = (edit: (stored: unknown) => StoredSettings, field?: string) => void;

const fields = v.fallback(v.record(v.string(), v.unknown()), {});

/** The parts of the frame with a theme of their own (specification, section 3). */
export const themeParts = ['main', 'navbar', 'toolbar', 'footer'] as const;
export type ThemePart = (typeof themeParts)[number];

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
 * Sets the theme of parts of the frame.
 * @param name undefined follows the system
 * @param shown the system's theme, which other parts keep if the main part no longer follows the system
 */
export function setTheme(
  stored: unknown,
  parts: readonly ThemePart[],
  name: ThemeName | undefined,
  shown?: ThemeName,
): StoredSettings {
  // A part without a theme follows the main one, so all four are written before one changes.
  const { theme } = v.parse(fields, stored);
  const main = v.parse(fields, theme).main ?? (parts.includes('main') ? shown : undefined);
  const isAll = parts.length === themeParts.length;
  const before =
    isAll || main === undefined
      ? stored
      : themeParts.reduce<unknown>(
          (settings, part) =>
            v.parse(fields, theme)[part] === undefined
              ? setSetting(settings, ['theme', part], main)
              : settings,
          stored,
        );
  return parts.reduce<StoredSettings>(
    (settings, part) => setSetting(settings, ['theme', part], name),
    v.parse(fields, before),
  );
}

/** The defaults: removes the fields that this product reads, and keeps others. */
export const resetSettings = (stored: unknown): StoredSettings =>
  ['layout', 'customScrollbars', 'direction', 'theme', 'templateMenu'].reduce<StoredSettings>(
    (settings, name) => setSetting(settings, [name], undefined),
    v.parse(fields, stored),
  );
