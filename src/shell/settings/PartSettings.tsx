import { Switch } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ChangeSettings, setSetting } from '../../theme/edit-settings.ts';
import type { Settings } from '../../theme/settings.ts';
import { Choice } from './Choice.tsx';
import styles from './settings.module.css';

interface PartSettingsProps {
  settings: Settings;
  onChange: ChangeSettings;
}

/** Which parts are shown, and the text direction. */
export function PartSettings({ settings, onChange }: PartSettingsProps) {
  const { t } = useLingui();
  const { customScrollbars, direction, layout, templateMenu } = settings;
  const { navbar, toolbar, footer, leftSidePanel, rightSidePanel } = layout.config;
  const set = (path: readonly string[], value: unknown) =>
    onChange((stored) => setSetting(stored, path, value));
  const part = (name: string) => ['layout', 'config', name, 'display'];
  const switches = [
    { path: part('navbar'), label: t`Menu`, isOn: navbar.display },
    { path: part('toolbar'), label: t`Toolbar`, isOn: toolbar.display },
    { path: part('footer'), label: t`Footer`, isOn: footer.display },
    { path: part('leftSidePanel'), label: t`Recent events`, isOn: leftSidePanel.display },
    { path: part('rightSidePanel'), label: t`Notifications`, isOn: rightSidePanel.display },
    { path: ['templateMenu'], label: t`Template areas in the menu`, isOn: templateMenu },
    { path: ['customScrollbars'], label: t`Thin scrollbars`, isOn: customScrollbars },
  ];
  return (
    <>
      <fieldset className={styles.switches}>
        <legend>
          <Trans>Shown</Trans>
        </legend>
        {switches.map(({ path, label, isOn }) => (
          <Switch
            key={label}
            label={label}
            labelPosition="before"
            checked={isOn}
            onChange={(_, { checked }) => set(path, checked)}
          />
        ))}
      </fieldset>
      <Choice
        legend={<Trans>Direction</Trans>}
        value={direction ?? 'language'}
        onChange={(chosen) => set(['direction'], chosen === 'language' ? undefined : chosen)}
        options={[
          { value: 'language', label: t`By language` },
          { value: 'ltr', label: t`Left to right` },
          { value: 'rtl', label: t`Right to left` },
        ]}
      />
    </>
  );
}
