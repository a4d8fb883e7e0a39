import { Field, Select } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { ForeignText } from '../../ui/ForeignText.tsx';
import styles from './ColumnCard.module.css';
import { type ColumnField, columnFields } from './column-names.ts';
import { fieldLabels } from './labels.ts';

interface ColumnCardProps {
  /** The index of the column, from 1. */
  number: number;
  /** Its name in the file, or ''. */
  name: string;
  samples: readonly string[];
  field: ColumnField;
  onChange(field: ColumnField): void;
}

/** One column: its name in the file, its field, and up to three of its values. */
export function ColumnCard({ number, name, samples, field, onChange }: ColumnCardProps) {
  const { i18n, t } = useLingui();
  const place = i18n.number(number);
  return (
    <li className={styles.card} data-ignored={field === 'ignore' || undefined}>
      <Field label={name ? <ForeignText text={name} /> : t`Column ${place}`}>
        <Select value={field} onChange={(_, { value }) => onChange(value as ColumnField)}>
          {columnFields.map((each) => (
            <option key={each} value={each}>
              {i18n._(fieldLabels[each])}
            </option>
          ))}
        </Select>
      </Field>
      {samples.length > 0 ? (
        <ul>
          {samples.map((sample) => (
            <li key={sample} dir="auto">
              {sample}
            </li>
          ))}
        </ul>
      ) : (
        <p>
          <Trans>Empty column</Trans>
        </p>
      )}
    </li>
  );
}
