import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { AnswerTotals, ByAnswer } from '../../domain/event/answer-totals.ts';
import { type PlainColumn, PlainTable } from '../../ui/table/PlainTable.tsx';
import { Surface } from '../../ui/page/Surface.tsx';
import styles from './EventAnswers.module.css';

type Size = AnswerTotals['bySize'][number];

const formatSize = ({ size }: Size) => <Plural value={size} one="# person" other="# people" />;

/** The answers by the size of the invitation, folded. */
export function SizeTable({ bySize }: { bySize: readonly Size[] }) {
  const { i18n, t } = useLingui();
  const number = (id: keyof ByAnswer, header: string): PlainColumn<Size> => ({
    id,
    header,
    cell: (row) => i18n.number(row[id]),
    align: 'end',
  });
  return (
    <Surface>
      <details className={styles.details}>
        <summary>
          <Trans>Details</Trans>
        </summary>
        <PlainTable
          label={t`Answers by size of invitation`}
          rows={bySize}
          getRowId={({ size }) => String(size)}
          columns={[
            {
              id: 'size',
              header: t`Size of invitation`,
              cell: formatSize,
              isRowHeader: true,
            },
            number('coming', t({ message: 'Coming', context: 'many guests' })),
            number('declined', t({ message: 'Declined', context: 'many guests' })),
            number('waiting', t({ message: 'Not answered', context: 'many guests' })),
          ]}
        />
      </details>
    </Surface>
  );
}
