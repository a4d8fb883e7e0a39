import { Trans, useLingui } from '@lingui/react/macro';
import { AnswerMeter } from '../../domain/AnswerMeter.tsx';
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
      <AnswerMeter
        coming={analytics.accepted ?? 0}
        declined={analytics.rejected ?? 0}
        waiting={open}
        size="small"
      />
      <p className="so-far">
        <span data-answer="coming">
          <Trans>{accepted} coming</Trans>
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
