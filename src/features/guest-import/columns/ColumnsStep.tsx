import { Button, Checkbox, Field, Select } from '@fluentui/react-components';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { Row, Stack } from '../../../ui/layout/Layout.tsx';
import { Surface } from '../../../ui/layout/Surface.tsx';
import { ForeignText } from '../../../ui/text/ForeignText.tsx';
import type { ColumnField } from '../../../domain/guest/column-names.ts';
import {
  changeField,
  dropLists,
  findFilledColumns,
  getRanges,
  getSampleValues,
  guessMapping,
  hasName,
} from './columns.ts';
import styles from '../guest-import.module.css';
import { type Encoding, encodingLabels } from '../source/encoding.ts';
import type { ImportFlow, Step } from '../import-flow.ts';
import { findHeader } from '../../../domain/guest/list-header.ts';
import { fieldLabels } from '../review/labels.ts';
import { LeftOutLines } from '../review/LeftOutLines.tsx';

interface ColumnsStepProps {
  flow: ImportFlow;
  step: Extract<Step, { name: 'columns' }>;
}

/** The field of each column: guessed by its name or its values, and editable. */
export function ColumnsStep({ flow, step }: ColumnsStepProps) {
  const { table, mapping } = step;
  const { sheets = [] } = table;
  const { i18n, t } = useLingui();
  const header = Math.max(0, findHeader(table.rows));
  const headRow = i18n.number(header + 1);
  const columns = useMemo(() => findFilledColumns(table.rows, mapping), [table.rows, mapping]);
  const proposed = useMemo(() => guessMapping(table.rows), [table.rows]);
  const [secondList] = proposed.lists ?? [];
  const secondColumn = i18n.number((secondList ?? 0) + 1);
  const isReady = hasName(mapping);
  const hasSeveral = (field: ColumnField) =>
    getRanges(mapping).some(
      ([start, end]) => mapping.fields.slice(start, end).filter((each) => each === field).length > 1,
    );
  return (
    <Stack>
      <h3>
        <Trans>Match the columns</Trans>
      </h3>
      <div className={styles.settings}>
        <Checkbox
          checked={mapping.header >= 0}
          label={t`Row ${headRow} has the column names`}
          onChange={(_, { checked }) =>
            flow.show({ ...step, mapping: { ...mapping, header: checked === true ? header : -1 } })
          }
        />
        {secondList !== undefined && (
          <Checkbox
            checked={mapping.lists !== undefined}
            label={t`Also import the list beside it, from column ${secondColumn} on`}
            onChange={(_, { checked }) =>
              flow.show({
                ...step,
                mapping: checked === true ? { ...proposed, header: mapping.header } : dropLists(mapping),
              })
            }
          />
        )}
        {sheets.length > 1 && (
          <Field label={t`Sheet of the workbook`}>
            <Select
              value={step.source.sheet ?? table.sheet}
              onChange={(_, { value }) => void flow.readAs(step, { sheet: Number(value) })}
            >
              {sheets.map(({ index, name, rows }) => (
                <option key={index} value={index}>
                  {t`${name} (${plural(rows, { one: '# row', other: '# rows' })})`}
                </option>
              ))}
            </Select>
          </Field>
        )}
        {table.encoding && !isEncodingObvious(step) && (
          <Field
            label={t`Letters look wrong? Try another encoding`}
            {...(table.isEncodingUncertain && {
              validationState: 'warning' as const,
              validationMessage: t`Check the letters in the columns below. We could not tell the encoding of this file.`,
            })}
          >
            <Select
              value={step.source.encoding ?? table.encoding}
              onChange={(_, { value }) => void flow.readAs(step, { encoding: value as Encoding })}
            >
              {Object.entries(encodingLabels).map(([encoding, label]) => (
                <option key={encoding} value={encoding}>
                  {i18n._(label)}
                </option>
              ))}
            </Select>
          </Field>
        )}
      </div>
      <LeftOutLines source={step.source} table={table} mapping={mapping} />
      {hasSeveral('phone') && (
        <p>
          <Trans>Each guest gets one number from the phone columns, a mobile number if there is one.</Trans>
        </p>
      )}
      {(hasSeveral('invitees') || hasSeveral('plusOnes')) && (
        <p>
          <Trans>The numbers of several columns are added up. A name counts as one person.</Trans>
        </p>
      )}
      <ul className={styles.columns}>
        {columns.map((column) => (
          <ColumnCard
            key={column}
            number={column + 1}
            name={table.rows[mapping.header]?.[column] ?? ''}
            samples={getSampleValues(table.rows, mapping, column)}
            field={mapping.fields[column] ?? 'ignore'}
            onChange={(field) => flow.show({ ...step, mapping: changeField(mapping, column, field) })}
          />
        ))}
      </ul>
      <Row as="footer" gap={12}>
        <Button
          appearance="primary"
          disabledFocusable={!isReady}
          onClick={() => isReady && void flow.preview(step)}
        >
          <Trans>Preview guests</Trans>
        </Button>
        <Button onClick={() => flow.startOver()}>
          <Trans>Choose another file</Trans>
        </Button>
        {!isReady && (
          <p className={styles.hint} role="status">
            <Trans>Choose which column holds the name.</Trans>
          </p>
        )}
      </Row>
    </Stack>
  );
}

/** Whether the letters need no check: a pasted text, or a file in UTF-8 with the detected encoding. */
const isEncodingObvious = ({ source, table }: ColumnsStepProps['step']) =>
  table.encoding === 'utf-8' && !(source.data instanceof File && source.encoding !== undefined);

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
function ColumnCard({ number, name, samples, field, onChange }: ColumnCardProps) {
  const { i18n, t } = useLingui();
  const place = i18n.number(number);
  return (
    <Surface as="li" className={styles.card} data-ignored={field === 'ignore' || undefined}>
      <Field label={name ? <ForeignText text={name} /> : t`Column ${place}`}>
        <Select value={field} onChange={(_, { value }) => onChange(value as ColumnField)}>
          {Object.entries(fieldLabels).map(([each, label]) => (
            <option key={each} value={each}>
              {i18n._(label)}
            </option>
          ))}
        </Select>
      </Field>
      <ul>
        {samples.map((sample) => (
          <li key={sample} dir="auto">
            {sample}
          </li>
        ))}
      </ul>
    </Surface>
  );
}
