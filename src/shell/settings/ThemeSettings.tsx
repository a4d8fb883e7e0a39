import { Trans, useLingui } from '@lingui/react/macro';
import { memo, useEffect, useState } from 'react';
import { useSystemTheme } from '../../theme/color-scheme.ts';
import { setTheme, type ThemePart, themeParts } from '../../theme/edit-settings.ts';
import type { Settings } from '../../theme/settings.ts';
import { themeLabels } from '../../theme/theme-labels.ts';
import { isThemeName, themeNames } from '../../theme/theme-names.ts';
import { PictureChoice } from '../../ui/PictureChoice.tsx';
import { ChoiceRow } from './ChoiceRow.tsx';
import { prepareThemes } from './prepare-themes.ts';
import { themePictures } from './theme-picture.ts';
import type { ChangeSettings } from './use-settings.ts';

interface ThemeSettingsProps {
  theme: Settings['theme'];
  onChange: ChangeSettings;
}

/** The themes as envelopes, for the whole frame or a part of it. */
export const ThemeSettings = memo(({ theme, onChange }: ThemeSettingsProps) => {
  const { t, i18n } = useLingui();
  const [target, setTarget] = useState<ThemePart | 'all'>('all');
  const current = theme[target === 'all' ? 'main' : target];
  const parts = target === 'all' ? themeParts : [target];
  const systemTheme = useSystemTheme();
  useEffect(() => prepareThemes(), []);
  return (
    <>
      <ChoiceRow<ThemePart | 'all'>
        legend={<Trans>Theme of</Trans>}
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
        legend={<Trans>Theme</Trans>}
        value={current ?? 'system'}
        onChange={(name) =>
          onChange((stored) => setTheme(stored, parts, isThemeName(name) ? name : undefined, systemTheme))
        }
        options={[
          { value: 'system', label: t`System`, background: themePictures.system },
          ...themeNames.map((name) => ({
            value: name,
            label: i18n._(themeLabels[name]),
            background: themePictures[name],
          })),
        ]}
      />
    </>
  );
});
