import { Trans, useLingui } from '@lingui/react/macro';
import styles from './Progress.module.css';

interface ProgressProps {
  /** The running task, as "Importing guests". */
  label: string;
  /** How much is done, of `max`. */
  value: number;
  max: number;
}

/** The progress of a task, as a bar and in numbers. */
export function Progress({ label, value, max }: ProgressProps) {
  const { i18n } = useLingui();
  const done = i18n.number(value);
  const all = i18n.number(max);
  return (
    <div className={styles.progress}>
      <progress aria-label={label} value={value} max={Math.max(max, 1)} />
      <small aria-hidden>
        <Trans>
          {done} of {all}
        </Trans>
      </small>
    </div>
  );
}
