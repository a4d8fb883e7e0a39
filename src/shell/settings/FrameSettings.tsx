import { Field, Select, Switch } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ChangeSettings, setLayout, setSetting } from '../../theme/edit-settings.ts';
import type { Settings } from '../../theme/settings.ts';
import { Choice } from './Choice.tsx';
import styles from './settings.module.css';

interface FrameSettingsProps {
  settings: Settings;
  onChange: ChangeSettings;
}

/** The widths on offer, in px: those of the specification (section 9) and of common windows. */
const widths = [960, 1120, 1280, 1440, 1570, 1760, 2000];

/** Which parts are shown, the text direction, and the layout. The page behind the panel shows each choice. */
export function FrameSettings({ settings, onChange }: FrameSettingsProps) {
  const { t, i18n } = useLingui();
  const { customScrollbars, direction, layout, templateMenu } = settings;
  const { mode, containerWidth, navbar, toolbar, footer, leftSidePanel, rightSidePanel } = layout.config;
  const offered = [...new Set([...widths, containerWidth])].sort((one, other) => one - other);
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
      <details className={styles.fold}>
        <summary>
          <Trans>Parts</Trans>
        </summary>
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
      </details>
      <details className={styles.fold}>
        <summary>
          <Trans>Layout</Trans>
        </summary>
        <Choice
          legend={<Trans>Layout</Trans>}
          value={layout.style}
          onChange={(chosen) => onChange((stored) => setLayout(stored, chosen))}
          options={[
            { value: 'layout1', label: t`Menu beside` },
            { value: 'layout2', label: t`Menu on top` },
            { value: 'layout3', label: t`Toolbar on top` },
          ]}
        />
        <Choice
          legend={<Trans>Width</Trans>}
          value={mode}
          onChange={(chosen) => set(['layout', 'config', 'mode'], chosen)}
          options={[
            { value: 'container', label: t`Centred` },
            { value: 'boxed', label: t`Boxed` },
            { value: 'fullwidth', label: t`Full width` },
          ]}
        />
        {mode !== 'fullwidth' && (
          <Field label={t`Maximum width`} className={styles.select ?? ''}>
            <Select
              value={String(containerWidth)}
              onChange={(_, { value }) => set(['layout', 'config', 'containerWidth'], Number(value))}
            >
              {offered.map((each) => {
                const width = i18n.number(each);
                return (
                  <option key={each} value={each}>
                    {t`${width} px`}
                  </option>
                );
              })}
            </Select>
          </Field>
        )}
        {layout.style === 'layout1' && (
          <Choice
            legend={<Trans>Menu style</Trans>}
            value={navbar.style}
            onChange={(chosen) => set(['layout', 'config', 'navbar', 'style'], chosen)}
            options={[
              { value: 'style-1', label: t`Open` },
              { value: 'style-2', label: t`Folded` },
              { value: 'style-3', label: t`Icons and titles` },
              { value: 'style-3-dense', label: t`Icons` },
            ]}
          />
        )}
      </details>
    </>
  );
}
