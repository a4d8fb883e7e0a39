import { Trans, useLingui } from '@lingui/react/macro';
import { setLayout, setSetting } from '../../theme/edit-settings.ts';
import { PictureChoice } from '../../ui/PictureChoice.tsx';
import { MiniFrame } from './MiniFrame.tsx';
import { NavbarSettings } from './NavbarSettings.tsx';
import type { SettingsEditor } from './use-settings.ts';
import { WidthField } from './WidthField.tsx';

/** Layout, width and the menu's style, as pictures to choose from. */
export function LayoutSettings({ editor }: { editor: SettingsEditor }) {
  const { t } = useLingui();
  const { settings, change } = editor;
  const { style, config } = settings.layout;
  const setConfig = (name: string, value: unknown) =>
    change((stored) => setSetting(stored, ['layout', 'config', name], value));
  return (
    <>
      <PictureChoice
        legend={<Trans>Layout</Trans>}
        value={style}
        onChange={(layout) => change((stored) => setLayout(stored, layout))}
        options={[
          { value: 'layout1', label: t`Menu beside`, picture: <MiniFrame layout="layout1" /> },
          { value: 'layout2', label: t`Menu on top`, picture: <MiniFrame layout="layout2" /> },
          { value: 'layout3', label: t`Toolbar on top`, picture: <MiniFrame layout="layout3" /> },
        ]}
      />
      <PictureChoice
        legend={<Trans>Width</Trans>}
        value={config.mode}
        onChange={(mode) => setConfig('mode', mode)}
        options={[
          { value: 'container', label: t`Centred`, picture: <MiniFrame layout={style} mode="container" /> },
          { value: 'boxed', label: t`Boxed`, picture: <MiniFrame layout={style} mode="boxed" /> },
          { value: 'fullwidth', label: t`Full width`, picture: <MiniFrame layout={style} /> },
        ]}
      />
      {config.mode !== 'fullwidth' && (
        <WidthField value={config.containerWidth} onChange={(width) => setConfig('containerWidth', width)} />
      )}
      {style === 'layout1' && <NavbarSettings editor={editor} />}
    </>
  );
}
