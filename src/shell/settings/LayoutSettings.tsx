import { Trans, useLingui } from '@lingui/react/macro';
import { type ChangeSettings, setLayout, setSetting } from '../../theme/edit-settings.ts';
import type { Settings } from '../../theme/settings.ts';
import { Choice } from './Choice.tsx';

interface LayoutSettingsProps {
  layout: Settings['layout'];
  onChange: ChangeSettings;
}

/** Layout, width and the menu's style. The page behind the panel shows each choice. */
export function LayoutSettings({ layout: { style, config }, onChange }: LayoutSettingsProps) {
  const { t } = useLingui();
  const { mode, navbar } = config;
  const set = (path: readonly string[], value: unknown) =>
    onChange((stored) => setSetting(stored, ['layout', 'config', ...path], value));
  return (
    <>
      <Choice
        legend={<Trans>Layout</Trans>}
        value={style}
        onChange={(layout) => onChange((stored) => setLayout(stored, layout))}
        options={[
          { value: 'layout1', label: t`Menu beside` },
          { value: 'layout2', label: t`Menu on top` },
          { value: 'layout3', label: t`Toolbar on top` },
        ]}
      />
      <Choice
        legend={<Trans>Width</Trans>}
        value={mode}
        onChange={(chosen) => set(['mode'], chosen)}
        options={[
          { value: 'container', label: t`Centred` },
          { value: 'boxed', label: t`Boxed` },
          { value: 'fullwidth', label: t`Full width` },
        ]}
      />
      {style === 'layout1' && (
        <Choice
          legend={<Trans>Menu style</Trans>}
          value={navbar.style}
          onChange={(chosen) => set(['navbar', 'style'], chosen)}
          options={[
            { value: 'style-1', label: t`Open` },
            { value: 'style-2', label: t`Folded` },
            { value: 'style-3', label: t`Icons and titles` },
            { value: 'style-3-dense', label: t`Icons` },
          ]}
        />
      )}
    </>
  );
}
