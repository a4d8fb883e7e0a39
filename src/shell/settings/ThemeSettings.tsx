import { Trans, useLingui } from '@lingui/react/macro';
import { memo, useState } from 'react';
import { useSystemTheme } from '../../theme/color-scheme.ts';
import { setTheme, type ThemePart, themeParts } from '../../theme/edit-settings.ts';
import type { Settings } from '../../theme/settings.ts';
import { themeLabels } from '../../theme/theme-labels.ts';
import { isThemeName, type ThemeName, themeNames } from '../../theme/theme-names.ts';
import { PictureChoice } from '../../ui/PictureChoice.tsx';
import { ChoiceRow } from './ChoiceRow.tsx';
import styles from './SettingsPanel.module.css';
import { themePictures } from './theme-picture.ts';
import type { ChangeSettings } from './use-settings.ts';

/** The themes beside light and dark that are not folded. */
const favourites = ['light2', 'light6', 'light9', 'dark4', 'dark6', 'greyDark'] as const;
const first = new Set<ThemeName>(['default', 'defaultDark', ...favourites]);
const others = themeNames.filter((name) => !first.has(name));

interface ThemeSettingsProps {
  theme: Settings['theme'];
  onChange: ChangeSettings;
}

/** The themes as envelopes, for the whole frame or a part of it. The specification's others are folded. */
export const ThemeSettings = memo(({ theme, onChange }: ThemeSettingsProps) => {
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
      <PictureChoice
        legend={<Trans>Theme</Trans>}
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
        <ChoiceRow<ThemePart | 'all'>
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
        <PictureChoice
          legend={<Trans>More themes</Trans>}
          value={current}
          onChange={choose}
          options={others.map(describe)}
        />
      </details>
    </>
  );
});
