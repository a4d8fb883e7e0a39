import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { type ChangeSettings, setLayout, setSetting } from '../../theme/edit-settings.ts';
import type { Settings } from '../../theme/settings.ts';
import { Choice } from './Choice.tsx';
import styles from './settings.module.css';

interface LayoutSettingsProps {
  layout: Settings['layout'];
  onChange: ChangeSettings;
}

/** Layout, width and the menu's style, as pictures to choose from. */
export function LayoutSettings({ layout: { style, config }, onChange }: LayoutSettingsProps) {
  const { t } = useLingui();
  const { mode, containerWidth, navbar } = config;
  const set = (path: readonly string[], value: unknown, field?: string) =>
    onChange((stored) => setSetting(stored, ['layout', 'config', ...path], value), field);
  return (
    <>
      <Choice
        legend={<Trans>Layout</Trans>}
        columns={3}
        value={style}
        onChange={(layout) => onChange((stored) => setLayout(stored, layout))}
        options={[
          { value: 'layout1', label: t`Menu beside`, picture: <MiniFrame layout="layout1" /> },
          { value: 'layout2', label: t`Menu on top`, picture: <MiniFrame layout="layout2" /> },
          { value: 'layout3', label: t`Toolbar on top`, picture: <MiniFrame layout="layout3" /> },
        ]}
      />
      <Choice
        legend={<Trans>Width</Trans>}
        columns={3}
        value={mode}
        onChange={(chosen) => set(['mode'], chosen)}
        options={[
          { value: 'container', label: t`Centred`, picture: <MiniFrame layout={style} mode="container" /> },
          { value: 'boxed', label: t`Boxed`, picture: <MiniFrame layout={style} mode="boxed" /> },
          { value: 'fullwidth', label: t`Full width`, picture: <MiniFrame layout={style} /> },
        ]}
      />
      {mode !== 'fullwidth' && (
        <WidthField value={containerWidth} onChange={(width) => set(['containerWidth'], width, 'width')} />
      )}
      {style === 'layout1' && (
        <>
          <Choice
            legend={<Trans>Menu style</Trans>}
            columns={4}
            value={navbar.style}
            onChange={(chosen) => set(['navbar', 'style'], chosen)}
            options={[
              { value: 'style-1', label: t`Open`, picture: <MiniFrame /> },
              { value: 'style-2', label: t`Folded`, picture: <MiniFrame navbar="style-2" /> },
              { value: 'style-3', label: t`Icons and titles`, picture: <MiniFrame navbar="style-3" /> },
              { value: 'style-3-dense', label: t`Icons`, picture: <MiniFrame navbar="style-3-dense" /> },
            ]}
          />
          <Choice
            legend={<Trans>Side of the menu</Trans>}
            value={navbar.position}
            onChange={(position) => set(['navbar', 'position'], position)}
            options={[
              { value: 'left', label: t`Start` },
              { value: 'right', label: t`End` },
            ]}
          />
        </>
      )}
    </>
  );
}

interface MiniFrameProps {
  /** Where the menu is: beside the content, or in a row above or below the toolbar. */
  layout?: Settings['layout']['style'];
  mode?: Settings['layout']['config']['mode'];
  navbar?: Settings['layout']['config']['navbar']['style'];
}

/** A small picture of the frame in the current colours. */
const MiniFrame = ({ layout = 'layout1', mode = 'fullwidth', navbar = 'style-1' }: MiniFrameProps) => (
  <span className={styles.frame} data-layout={layout} data-mode={mode} data-navbar={navbar}>
    <i className={styles.navbar} />
    <i className={styles.toolbar} />
    <i className={styles.content} />
  </span>
);

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
