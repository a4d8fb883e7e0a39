import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import styles from './SettingsPanel.module.css';

interface WidthFieldProps {
  /** In px. */
  value: number;
  onChange(width: number): void;
}

/** The maximum width of the content. */
export function WidthField({ value, onChange }: WidthFieldProps) {
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
