import { Trans, useLingui } from '@lingui/react/macro';
import { memo, useId } from 'react';
import { setLayout, setSetting } from '../../theme/edit-settings.ts';
import type { LayoutStyle, Settings } from '../../theme/settings.ts';
import { PictureChoice } from '../../ui/form/PictureChoice.tsx';
import { MiniFrame } from './MiniFrame.tsx';
import { NavbarSettings } from './NavbarSettings.tsx';
import type { ChangeSettings } from './use-settings.ts';
import styles from './settings.module.css';

const createPictures = (layout: LayoutStyle) => ({
  container: <MiniFrame layout={layout} mode="container" />,
  boxed: <MiniFrame layout={layout} mode="boxed" />,
  fullwidth: <MiniFrame layout={layout} />,
});

/** Created once, so that only the options that change render. */
const pictures = {
  layout1: createPictures('layout1'),
  layout2: createPictures('layout2'),
  layout3: createPictures('layout3'),
};

interface LayoutSettingsProps {
  layout: Settings['layout'];
  onChange: ChangeSettings;
}

/** Layout, width and the menu's style, as pictures to choose from. */
export const LayoutSettings = memo(({ layout: { style, config }, onChange }: LayoutSettingsProps) => {
  const { t } = useLingui();
  const setConfig = (name: string, value: unknown, field?: string) =>
    onChange((stored) => setSetting(stored, ['layout', 'config', name], value), field);
  return (
    <>
      <PictureChoice
        legend={<Trans>Layout</Trans>}
        value={style}
        onChange={(layout) => onChange((stored) => setLayout(stored, layout))}
        options={[
          { value: 'layout1', label: t`Menu beside`, picture: pictures.layout1.fullwidth },
          { value: 'layout2', label: t`Menu on top`, picture: pictures.layout2.fullwidth },
          { value: 'layout3', label: t`Toolbar on top`, picture: pictures.layout3.fullwidth },
        ]}
      />
      <PictureChoice
        legend={<Trans>Width</Trans>}
        value={config.mode}
        onChange={(mode) => setConfig('mode', mode)}
        options={[
          { value: 'container', label: t`Centred`, picture: pictures[style].container },
          { value: 'boxed', label: t`Boxed`, picture: pictures[style].boxed },
          { value: 'fullwidth', label: t`Full width`, picture: pictures[style].fullwidth },
        ]}
      />
      {config.mode !== 'fullwidth' && (
        <WidthField
          value={config.containerWidth}
          onChange={(width) => setConfig('containerWidth', width, 'width')}
        />
      )}
      {style === 'layout1' && <NavbarSettings navbar={config.navbar} onChange={onChange} />}
    </>
  );
});

interface WidthFieldProps {
  /** In px. */
  value: number;
  onChange(width: number): void;
}

/** The maximum width of the content. */
function WidthField({ value, onChange }: WidthFieldProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const said = `${i18n.number(value)} px`;
  return (
    <div className={styles.range}>
      <label htmlFor={id}>{t`Maximum width`}</label>
      <input
        id={id}
        type="range"
        min={760}
        max={2000}
        step={10}
        value={value}
        aria-valuetext={said}
        onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
      />
      <output htmlFor={id}>{said}</output>
    </div>
  );
}
