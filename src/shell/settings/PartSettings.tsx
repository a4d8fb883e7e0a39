import { Switch } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { setSetting } from '../../theme/edit-settings.ts';
import type { Settings } from '../../theme/settings.ts';
import { ChoiceRow } from './ChoiceRow.tsx';
import styles from './settings.module.css';
import type { ChangeSettings } from './use-settings.ts';

interface PartSettingsProps extends Pick<Settings, 'customScrollbars' | 'direction'> {
  config: Settings['layout']['config'];
  hasTemplateMenu: boolean;
  onChange: ChangeSettings;
}

/** Which parts are shown, and the text direction. */
export const PartSettings = memo((props: PartSettingsProps) => {
  const { t } = useLingui();
  const { config, hasTemplateMenu, customScrollbars, direction, onChange } = props;
  const parts = [
    { path: 'layout.config.navbar.display', label: t`Menu`, isOn: config.navbar.display },
    { path: 'layout.config.toolbar.display', label: t`Toolbar`, isOn: config.toolbar.display },
    { path: 'layout.config.footer.display', label: t`Footer`, isOn: config.footer.display },
    {
      path: 'layout.config.leftSidePanel.display',
      label: t`Recent events`,
      isOn: config.leftSidePanel.display,
    },
    {
      path: 'layout.config.rightSidePanel.display',
      label: t`Notifications`,
      isOn: config.rightSidePanel.display,
    },
    { path: 'templateMenu', label: t`Template areas in the menu`, isOn: hasTemplateMenu },
    { path: 'customScrollbars', label: t`Thin scrollbars`, isOn: customScrollbars },
  ];
  return (
    <>
      <fieldset className={styles.switches}>
        <legend>
          <Trans>Shown</Trans>
        </legend>
        {parts.map((part) => (
          <PartSwitch key={part.path} {...part} onChange={onChange} />
        ))}
      </fieldset>
      <ChoiceRow
        legend={<Trans>Direction</Trans>}
        value={direction ?? 'language'}
        onChange={(chosen) =>
          onChange((stored) => setSetting(stored, ['direction'], chosen === 'language' ? undefined : chosen))
        }
        options={[
          { value: 'language', label: t`By language` },
          { value: 'ltr', label: t`Left to right` },
          { value: 'rtl', label: t`Right to left` },
        ]}
      />
    </>
  );
});

interface PartSwitchProps {
  /** Where it is in the settings, with dots. */
  path: string;
  label: string;
  isOn: boolean;
  onChange: ChangeSettings;
}

const PartSwitch = memo(({ path, label, isOn, onChange }: PartSwitchProps) => (
  <Switch
    label={label}
    labelPosition="before"
    checked={isOn}
    onChange={(_, { checked }) => onChange((stored) => setSetting(stored, path.split('.'), checked))}
  />
));
