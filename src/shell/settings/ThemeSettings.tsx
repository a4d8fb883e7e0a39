import { Trans, useLingui } from '@lingui/react/macro';
import { type CSSProperties, useState } from 'react';
import { useSystemTheme } from '../../theme/color-scheme.ts';
import { type ChangeSettings, setTheme, type ThemePart, themeParts } from '../../theme/edit-settings.ts';
import type { Settings } from '../../theme/settings.ts';
import { themeLabels } from '../../theme/theme-labels.ts';
import { isThemeName, type ThemeName, themeNames } from '../../theme/theme-names.ts';
import { Choice } from './Choice.tsx';
import styles from './settings.module.css';
import type { Swatch } from '../../theme/create-theme.ts';
import { getSwatch } from '../../theme/themes.ts';

/** The themes beside light and dark that are not folded. */
const favourites = ['light2', 'light6', 'light9', 'dark4', 'dark6', 'greyDark'] as const;
const first = new Set<ThemeName>(['default', 'defaultDark', ...favourites]);
const others = themeNames.filter((name) => !first.has(name));

interface ThemeSettingsProps {
  theme: Settings['theme'];
  onChange: ChangeSettings;
}

/** The themes as envelopes, for the whole frame or a part of it. The specification's others are folded. */
export function ThemeSettings({ theme, onChange }: ThemeSettingsProps) {
  const { t, i18n } = useLingui();
  const [target, setTarget] = useState<ThemePart | 'all'>('all');
  const current = theme[target === 'all' ? 'main' : target] ?? 'system';
  const parts = target === 'all' ? themeParts : [target];
  const systemTheme = useSystemTheme();
  const choose = (name: string) =>
    onChange((stored) => setTheme(stored, parts, isThemeName(name) ? name : undefined, systemTheme));
  const describe = (name: ThemeName) => ({
    value: name,
    label: i18n._(themeLabels[name]),
    background: themePictures[name],
  });
  return (
    <>
      <Choice
        legend={<Trans>Theme</Trans>}
        columns={3}
        value={current}
        onChange={choose}
        options={[
          { value: 'system', label: t`System`, background: themePictures.system },
          { value: 'default', label: t`Light`, background: themePictures.default },
          { value: 'defaultDark', label: t`Dark`, background: themePictures.defaultDark },
          ...favourites.map(describe),
        ]}
      />
      {/* The choice of a part is visible as long as it applies. */}
      <details
        className={styles.fold}
        onToggle={({ currentTarget }) => !currentTarget.open && setTarget('all')}
      >
        <summary>
          <Trans>More themes</Trans>
        </summary>
        <Choice<ThemePart | 'all'>
          legend={<Trans>Apply to</Trans>}
          value={target}
          onChange={setTarget}
          options={[
            { value: 'all', label: t`Everything` },
            { value: 'main', label: t`Page` },
            { value: 'navbar', label: t`Menu` },
            { value: 'toolbar', label: t`Toolbar` },
            { value: 'footer', label: t`Footer` },
          ]}
        />
        <Choice
          legend={<Trans>More themes</Trans>}
          columns={3}
          value={current}
          onChange={choose}
          options={others.map(describe)}
        />
      </details>
    </>
  );
}

/** An image of this size, its centre at a share of the picture's width and moved by an offset in px. */
const layer = (image: string, width: number, height: number, share: number, dx = 0, dy = 0) =>
  `${image} calc(${share}% + ${((share / 100 - 0.5) * width + dx).toFixed(2)}px) calc(50% + ${dy}px) / ${width}px ${height}px no-repeat`;

const fill = (color: string) => `linear-gradient(${color} 0 0)`;

const edge = (corner: 'top right' | 'top left', line: string) =>
  `linear-gradient(to ${corner}, transparent calc(50% - 0.75px), ${line} calc(50% - 0.25px) calc(50% + 0.25px), transparent calc(50% + 0.75px))`;

/** An envelope with its centre at a share of the width: its seal, the two edges of its flap, its paper and border. */
function drawEnvelope({ sheet, brand }: Swatch, share: number) {
  const line = `color-mix(in srgb, ${brand} 45%, ${sheet})`;
  return [
    layer(`radial-gradient(circle, ${brand} 2.9px, transparent 3.5px)`, 8, 8, share, 0, 0.5),
    layer(edge('top right', line), 15, 10.5, share, -7.5, -4.25),
    layer(edge('top left', line), 15, 10.5, share, 7.5, -4.25),
    layer(fill(sheet), 30, 20, share),
    layer(fill(line), 32, 22, share),
  ];
}

/** The menu and the page beside it, from one share of the width to another. */
const drawFrame = ({ navbar, page }: Swatch, from: number, to: number) =>
  `${navbar} ${from}% ${from + (to - from) * 0.22}%, ${page} 0 ${to}%`;

/** Pictures of the themes: an envelope in the colours of each. */
function createPictures(): Record<ThemeName | 'system', CSSProperties> {
  const drawOne = (name: ThemeName) => {
    const swatch = getSwatch(name);
    return [...drawEnvelope(swatch, 61), `linear-gradient(to right, ${drawFrame(swatch, 0, 100)})`];
  };
  const [light, dark] = [getSwatch('default'), getSwatch('defaultDark')];
  // Half light, half dark: the system chooses.
  const both = [
    ...drawEnvelope(light, 25),
    ...drawEnvelope(dark, 75),
    `linear-gradient(to right, ${drawFrame(light, 0, 50)}, ${drawFrame(dark, 50, 100)})`,
  ];
  const pictures = [...themeNames.map((name) => [name, drawOne(name)] as const), ['system', both] as const];
  return Object.fromEntries(
    pictures.map(([name, layers]) => [name, { background: layers.join(', ') }]),
  ) as Record<ThemeName | 'system', CSSProperties>;
}

const themePictures = createPictures();
