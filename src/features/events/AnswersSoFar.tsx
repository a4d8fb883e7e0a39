import { Trans, useLingui } from '@lingui/react/macro';
import { AnswerBar } from './AnswerBar.tsx';
import { type Analytics, notAnswered } from '../../domain/analytics.ts';

/** The answers of an event in one line, where there are invitations and the numbers are known. */
export function AnswersSoFar({ analytics }: { analytics: Analytics }) {
  const { i18n } = useLingui();
  const open = notAnswered(analytics);
  if (open === undefined || analytics.total === 0) return null;
  const accepted = i18n.number(analytics.accepted ?? 0);
  const declined = i18n.number(analytics.rejected ?? 0);
  const waiting = i18n.number(open);
  return (
    <>
      <AnswerBar analytics={analytics} />
      <p className="so-far">
        <span data-answer="coming">
          <Trans>{accepted} accepted</Trans>
        </span>
        <span data-answer="declined">
          <Trans>{declined} declined</Trans>
        </span>
        <span>
          <Trans>{waiting} not answered</Trans>
        </span>
      </p>
    </>
  );
}
