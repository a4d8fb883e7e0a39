import { Field, Select } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { type CSSProperties, useState } from 'react';
import { useMediaQuery } from '../../browser/use-media-query.ts';
import {
  type ChangeSettings,
  setPartTheme,
  setTheme,
  type ThemePart,
  themeParts,
} from '../../theme/edit-settings.ts';
import type { Settings } from '../../theme/settings.ts';
import { themeLabels } from '../../theme/theme-labels.ts';
import { isThemeName, type ThemeName, themeNames } from '../../theme/theme-names.ts';
import { getTheme } from '../../theme/themes.ts';
import { Choice } from './Choice.tsx';
import styles from './settings.module.css';

/** The themes beside light and dark that are not folded. */
const favourites = ['light2', 'light6', 'light9', 'dark4', 'dark6', 'greyDark'] as const;
const first = new Set<ThemeName>(['default', 'defaultDark', ...favourites]);
const others = themeNames.filter((name) => !first.has(name));

interface ThemeSettingsProps {
  theme: Settings['theme'];
  onChange: ChangeSettings;
}

/** The themes as swatches. The specification's others are folded. */
export function ThemeSettings({ theme, onChange }: ThemeSettingsProps) {
  const { t, i18n } = useLingui();
  const choose = (name: string) =>
    onChange((stored) => setTheme(stored, isThemeName(name) ? name : undefined));
  const describe = (name: ThemeName) => ({
    value: name,
    label: i18n._(themeLabels[name]),
    swatch: swatches[name],
  });
  const current = theme.main ?? 'system';
  return (
    <>
      <Choice
        legend={<Trans>Theme</Trans>}
        value={current}
        onChange={choose}
        options={[
          { value: 'system', label: t`System`, swatch: systemSwatch },
          { value: 'default', label: t`Light`, swatch: swatches.default },
          { value: 'defaultDark', label: t`Dark`, swatch: swatches.defaultDark },
          ...favourites.map(describe),
        ]}
      />
      <details className={styles.fold}>
        <summary>
          <Trans>More themes</Trans>
        </summary>
        <Choice
          legend={<Trans>More themes</Trans>}
          value={current}
          onChange={choose}
          options={others.map(describe)}
        />
      </details>
      <PartThemes theme={theme} onChange={onChange} />
    </>
  );
}

/** A theme for one part of the frame. */
function PartThemes({ theme, onChange }: ThemeSettingsProps) {
  const { t, i18n } = useLingui();
  const [part, setPart] = useState<ThemePart>('navbar');
  const isDark = useMediaQuery('(prefers-color-scheme: dark)');
  const systemTheme = isDark ? 'defaultDark' : 'default';
  const choose = (value: string) => {
    const { main = systemTheme, navbar = main, toolbar = main, footer = main } = theme;
    const shown = { main, navbar, toolbar, footer };
    const isFollowing = part !== 'main' && value === theme.main;
    const name = isThemeName(value) && !isFollowing ? value : undefined;
    onChange((stored) => setPartTheme(stored, part, name, shown));
  };
  const titles = { main: t`Page`, navbar: t`Menu`, toolbar: t`Toolbar`, footer: t`Footer` };
  const page = { label: t`As the page`, swatch: theme.main ? swatches[theme.main] : systemSwatch };
  const base = part === 'main' ? { label: t`System`, swatch: systemSwatch } : page;
  const isFollowing = part !== 'main' && theme[part] === theme.main;
  return (
    <details className={styles.fold}>
      <summary>
        <Trans>Themes of the parts</Trans>
      </summary>
      <Field label={t`Part`} className={styles.select ?? ''}>
        <Select value={part} onChange={(_, { value }) => setPart(value as ThemePart)}>
          {themeParts.map((each) => (
            <option key={each} value={each}>
              {titles[each]}
            </option>
          ))}
        </Select>
      </Field>
      <Choice
        legend={<Trans>Theme of the part</Trans>}
        value={isFollowing ? '' : (theme[part] ?? '')}
        onChange={choose}
        options={[
          { value: '', ...base },
          ...themeNames.map((name) => ({
            value: name,
            label: i18n._(themeLabels[name]),
            swatch: swatches[name],
          })),
        ]}
      />
    </details>
  );
}

/** The menu, the page and the brand colour of a theme, from one share of the width to another. */
function drawTheme(name: ThemeName, from = 0, to = 100) {
  const { colorSidebar, colorPage, colorBrandBackground } = getTheme(name);
  const at = (share: number) => `${from + (to - from) * share}%`;
  return `${colorSidebar} ${from}% ${at(0.25)}, ${colorPage} 0 ${at(0.75)}, ${colorBrandBackground} 0 ${to}%`;
}

const toSwatch = (colours: string): CSSProperties => ({
  background: `linear-gradient(to right, ${colours})`,
});

const swatches = Object.fromEntries(themeNames.map((name) => [name, toSwatch(drawTheme(name))])) as Record<
  ThemeName,
  CSSProperties
>;

/** Half light, half dark: the system chooses. */
const systemSwatch = toSwatch(`${drawTheme('default', 0, 50)}, ${drawTheme('defaultDark', 50, 100)}`);
