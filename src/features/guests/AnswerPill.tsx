import { Plural, Trans } from '@lingui/react/macro';
import type { GuestAnswer } from './guest.ts';

/** A guest's answer in its colour, always with a word. */
export const AnswerPill = ({ answer }: { answer: GuestAnswer }) => (
  <span className="pill" data-answer={answer.kind}>
    {answer.kind === 'declined' && <Trans>Declined</Trans>}
    {answer.kind === 'waiting' && <Trans>Not answered</Trans>}
    {answer.kind === 'coming' &&
      (answer.count === undefined ? (
        <Trans>Coming</Trans>
      ) : (
        <Plural value={answer.count} one="# coming" other="# coming" />
      ))}
  </span>
);
