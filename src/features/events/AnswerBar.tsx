import { type Analytics, percentOf } from '../../domain/analytics.ts';

/** The answers as one bar; the numbers beside it say the same in words. */
export const AnswerBar = ({ analytics: { total, accepted, rejected } }: { analytics: Analytics }) => (
  <div className="answer-bar" aria-hidden>
    <i data-answer="coming" style={{ inlineSize: `${percentOf(accepted, total)}%` }} />
    <i data-answer="declined" style={{ inlineSize: `${percentOf(rejected, total)}%` }} />
  </div>
);
