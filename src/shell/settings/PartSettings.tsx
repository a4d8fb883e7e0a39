import { Switch } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { setSetting } from '../../theme/edit-settings.ts';
import { showsTemplateMenu } from '../template-menu.ts';
import { ChoiceRow } from './ChoiceRow.tsx';
import styles from './SettingsPanel.module.css';
import type { SettingsEditor } from './use-settings.ts';

/** Which parts are shown, and the text direction. */
export function PartSettings({ editor: { settings, change } }: { editor: SettingsEditor }) {
  const { t } = useLingui();
  const { config } = settings.layout;
  const parts = [
    { path: ['layout', 'config', 'navbar', 'display'], label: t`Menu`, isOn: config.navbar.display },
    { path: ['layout', 'config', 'toolbar', 'display'], label: t`Toolbar`, isOn: config.toolbar.display },
    { path: ['layout', 'config', 'footer', 'display'], label: t`Footer`, isOn: config.footer.display },
    {
      path: ['layout', 'config', 'leftSidePanel', 'display'],
      label: t`Recent events`,
      isOn: config.leftSidePanel.display,
    },
    {
      path: ['layout', 'config', 'rightSidePanel', 'display'],
      label: t`Notifications`,
      isOn: config.rightSidePanel.display,
    },
    { path: ['templateMenu'], label: t`Template areas in the menu`, isOn: showsTemplateMenu(settings) },
    { path: ['customScrollbars'], label: t`Thin scrollbars`, isOn: settings.customScrollbars },
  ];
  return (
    <>
      <fieldset className={styles.switches}>
        <legend>
          <Trans>Shown</Trans>
        </legend>
        {parts.map(({ path, label, isOn }) => (
          <Switch
            key={path.join('.')}
            label={label}
            labelPosition="before"
            checked={isOn}
            onChange={(_, { checked }) => change((stored) => setSetting(stored, path, checked))}
          />
        ))}
      </fieldset>
      <ChoiceRow
        legend={<Trans>Direction</Trans>}
        value={settings.direction ?? 'language'}
        onChange={(direction) =>
          change((stored) =>
            setSetting(stored, ['direction'], direction === 'language' ? undefined : direction),
          )
        }
        options={[
          { value: 'language', label: t`By language` },
          { value: 'ltr', label: t`Left to right` },
          { value: 'rtl', label: t`Right to left` },
        ]}
      />
    </>
  );
}
