import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { answerLabels } from '../../../domain/guest/answer-labels.ts';
import { getComingCount } from '../../../domain/guest/guest-answer.ts';
import { ForeignText } from '../../../ui/text/ForeignText.tsx';
import type { Reviewed } from '../import-flow.ts';
import type { ImportRow } from './matching.ts';
import { findMissing, getGroup, getRowNumber } from './review.ts';

/** The parts of a list that its export does not change: its unchanged rows, answers, and the guests who have no row. */
export function ComparedLines({ step: { review, list, table, mapping } }: { step: Reviewed }) {
  const { i18n, t } = useLingui();
  const missing = useMemo(() => findMissing(review, list), [review, list]);
  const head = table.rows[mapping.header] ?? [];
  const [answers, counts] = [head.indexOf(t`Answer`), head.indexOf(t`Coming`)];
  const hasOtherAnswer = (row: ImportRow) => {
    const answer = row.existing?.answer;
    const cells = table.rows[getRowNumber(row) - 1];
    const isOther = (column: number, text: string) => column >= 0 && (cells?.[column] ?? '') !== text;
    return (
      answer !== undefined &&
      (isOther(answers, i18n._(answerLabels[answer.kind])) ||
        isOther(counts, String(getComingCount({ answer }) ?? '')))
    );
  };
  const unchanged = review.rows.filter((row) => getGroup(row) === 'unchanged').length;
  return (
    <>
      {unchanged > 0 && (
        <p>
          <Plural value={unchanged} one="# unchanged" other="# unchanged" />
        </p>
      )}
      {review.rows.some(hasOtherAnswer) && (
        <p>
          <Trans>Answers that differ from the guest list are not imported.</Trans>
        </p>
      )}
      {missing.length > 0 && (
        <details open={missing.length <= 5}>
          <summary>
            <Plural
              value={missing.length}
              one="# guest of the list is not in this file. Nobody is deleted."
              other="# guests of the list are not in this file. Nobody is deleted."
            />
          </summary>
          <ul>
            {missing.map((guest) => (
              <li key={guest.id}>
                <ForeignText text={guest.name} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
