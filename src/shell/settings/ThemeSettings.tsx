import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { setTheme, type ThemePart, themeParts } from '../../theme/edit-settings.ts';
import { themeLabels } from '../../theme/theme-labels.ts';
import { isThemeName, themeNames } from '../../theme/theme-names.ts';
import { PictureChoice } from '../../ui/PictureChoice.tsx';
import { ChoiceRow } from './ChoiceRow.tsx';
import { prepareThemes } from './prepare-themes.ts';
import { ThemePicture } from './ThemePicture.tsx';
import type { SettingsEditor } from './use-settings.ts';

/** The themes as envelopes, for the whole frame or a part of it. */
export function ThemeSettings({ editor: { settings, change } }: { editor: SettingsEditor }) {
  const { t, i18n } = useLingui();
  const [target, setTarget] = useState<ThemePart | 'all'>('all');
  const theme = settings.theme[target === 'all' ? 'main' : target];
  const parts = target === 'all' ? themeParts : [target];
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
        value={theme ?? 'system'}
        onChange={(name) => change((stored) => setTheme(stored, parts, isThemeName(name) ? name : undefined))}
        options={[
          { value: 'system', label: t`System`, picture: <ThemePicture theme={undefined} /> },
          ...themeNames.map((name) => ({
            value: name,
            label: i18n._(themeLabels[name]),
            picture: <ThemePicture theme={name} />,
          })),
        ]}
      />
    </>
  );
}
