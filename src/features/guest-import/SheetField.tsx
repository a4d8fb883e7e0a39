import { Field, Select } from '@fluentui/react-components';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ImportFlow, Step } from './import-flow.ts';

interface SheetFieldProps {
  flow: ImportFlow;
  step: Extract<Step, { name: 'columns' }>;
}

/** The choice between the sheets of a workbook, if more than one has rows. */
export function SheetField({ flow, step: { table, source } }: SheetFieldProps) {
  const { t } = useLingui();
  const { sheets = [] } = table;
  if (sheets.length < 2) return null;
  return (
    <Field label={t`Sheet of the workbook`}>
      <Select
        value={source.sheet ?? table.sheet}
        onChange={(_, { value }) => void flow.changeSheet(Number(value))}
      >
        {sheets.map(({ index, name, rows }) => (
          <option key={index} value={index}>
            {t`${name} (${plural(rows, { one: '# row', other: '# rows' })})`}
          </option>
        ))}
      </Select>
    </Field>
  );
}
