import { Plural, Trans } from '@lingui/react/macro';
import type { Guest } from './guest.ts';

/** A guest's answer in its colour, always with a word. */
export const ScanAnswer = ({ answer }: Pick<Guest, 'answer'>) => (
  <span className="scan-answer" data-answer={answer.kind}>
    {answer.kind === 'declined' && <Trans context="one guest">Declined</Trans>}
    {answer.kind === 'waiting' && <Trans context="one guest">Not answered</Trans>}
    {answer.kind === 'coming' &&
      (answer.count === undefined ? (
        <Trans context="one guest">Coming</Trans>
      ) : (
        <Plural value={answer.count} one="# coming" other="# coming" />
      ))}
  </span>
);
