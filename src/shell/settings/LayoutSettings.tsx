import { memo, useId } from 'react';
import { setLayout, setSetting } from '../../theme/edit-settings.ts';
import type { LayoutStyle, Settings } from '../../theme/settings.ts';
import styles from './settings.module.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { PictureChoice } from '../../ui/form/PictureChoice.tsx';
import { ChoiceRow } from './ChoiceRow.tsx';
import { MiniFrame } from './MiniFrame.tsx';
import type { ChangeSettings } from './use-settings.ts';

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

/** Created once, so that only the options that change render. */
const navbarPictures = {
  'style-1': <MiniFrame navbar="style-1" />,
  'style-2': <MiniFrame navbar="style-2" />,
  'style-3': <MiniFrame navbar="style-3" />,
  'style-3-dense': <MiniFrame navbar="style-3-dense" />,
};

interface NavbarSettingsProps {
  navbar: Settings['layout']['config']['navbar'];
  onChange: ChangeSettings;
}

/** The sidebar: its style, its side, and whether it is folded. */
const NavbarSettings = memo(({ navbar, onChange }: NavbarSettingsProps) => {
  const { t } = useLingui();
  const setNavbar = (name: string, value: unknown) =>
    onChange((stored) => setSetting(stored, ['layout', 'config', 'navbar', name], value));
  return (
    <>
      <PictureChoice
        legend={<Trans>Menu style</Trans>}
        columns={4}
        value={navbar.style}
        onChange={(style) => setNavbar('style', style)}
        options={[
          { value: 'style-1', label: t`Open`, picture: navbarPictures['style-1'] },
          { value: 'style-2', label: t`Folded`, picture: navbarPictures['style-2'] },
          { value: 'style-3', label: t`Icons and titles`, picture: navbarPictures['style-3'] },
          { value: 'style-3-dense', label: t`Icons`, picture: navbarPictures['style-3-dense'] },
        ]}
      />
      <ChoiceRow
        legend={<Trans>Side of the menu</Trans>}
        value={navbar.position}
        onChange={(position) => setNavbar('position', position)}
        options={[
          { value: 'left', label: t`Start` },
          { value: 'right', label: t`End` },
        ]}
      />
    </>
  );
});
