import { Plural, Trans, useLingui } from '@lingui/react/macro';
import colors from '../../domain/answer-colors.module.css';
import type { AnswerTotals } from '../../domain/answer-totals.ts';
import { joinClasses } from '../../ui/classes.ts';
import { type PlainColumn, PlainTable } from '../../ui/PlainTable.tsx';
import styles from './EventAnswers.module.css';

/** Sizes with their own column; larger invitations share the last one. */
const mostColumns = 12;

/** From the top of a column to its bottom. */
const answerKinds = ['waiting', 'declined', 'coming'] as const;

/** The answers by the size of the invitation: one column each, with the same data as a table. */
export function SizeChart({ bySize }: { bySize: AnswerTotals['bySize'] }) {
  const { i18n, t } = useLingui();
  const columns = groupLarge(bySize);
  const most = Math.max(1, ...columns.map(sum));
  const number = (id: 'coming' | 'declined' | 'waiting', header: string): PlainColumn<Column> => ({
    id,
    header,
    cell: (column) => i18n.number(column[id]),
    align: 'end',
  });
  return (
    <>
      <div className={styles.chart} aria-hidden>
        {columns.map((column) => (
          <div key={column.size} className={styles.column}>
            <span
              className={joinClasses(colors.answers, styles.stack)}
              style={{ blockSize: `${String((100 * sum(column)) / most)}%` }}
            >
              {answerKinds.map(
                (kind) =>
                  column[kind] > 0 && <i key={kind} data-answer={kind} style={{ flexGrow: column[kind] }} />,
              )}
            </span>
            <span className={styles.size}>
              {i18n.number(column.size)}
              {column.isAndMore && '+'}
            </span>
          </div>
        ))}
      </div>
      <details className={styles.numbers}>
        <summary>
          <Trans>As numbers</Trans>
        </summary>
        <PlainTable
          label={t`Size of invitation`}
          rows={columns}
          getRowId={({ size }) => String(size)}
          columns={[
            { id: 'size', header: t`Size of invitation`, cell: formatSize, isRowHeader: true },
            number('coming', t({ message: 'Coming', context: 'many guests' })),
            number('declined', t({ message: 'Declined', context: 'many guests' })),
            number('waiting', t({ message: 'Not answered', context: 'many guests' })),
          ]}
        />
      </details>
    </>
  );
}

const formatSize = (column: Column) =>
  column.isAndMore ? (
    <Plural value={column.size} one="# person or more" other="# people or more" />
  ) : (
    <Plural value={column.size} one="# person" other="# people" />
  );

type Column = AnswerTotals['bySize'][number] & { isAndMore: boolean };

const sum = ({ coming, declined, waiting }: AnswerTotals['bySize'][number]) => coming + declined + waiting;

function groupLarge(bySize: AnswerTotals['bySize']): Column[] {
  const own = bySize.slice(0, bySize.length > mostColumns ? mostColumns - 1 : mostColumns);
  const rest = bySize.slice(own.length);
  const columns = own.map((column) => ({ ...column, isAndMore: false }));
  const [first] = rest;
  if (!first) return columns;
  const total = (kind: 'coming' | 'declined' | 'waiting') =>
    rest.reduce((before, column) => before + column[kind], 0);
  return [
    ...columns,
    {
      size: first.size,
      coming: total('coming'),
      declined: total('declined'),
      waiting: total('waiting'),
      isAndMore: true,
    },
  ];
}
