import { Plural, Trans } from '@lingui/react/macro';
import { Pill } from '../../ui/text/Pill.tsx';
import type { GuestAnswer } from '../../domain/guest/guest-answer.ts';

const tones = { coming: 'positive', declined: 'negative', waiting: 'open' } as const;

/** A guest's answer in its colour, always with a label. */
export const AnswerPill = ({ answer }: { answer: GuestAnswer }) => (
  <Pill tone={tones[answer.kind]}>
    {answer.kind === 'declined' && <Trans context="one guest">Declined</Trans>}
    {answer.kind === 'waiting' && <Trans context="one guest">Not answered</Trans>}
    {answer.kind === 'coming' &&
      (answer.count === undefined ? (
        <Trans context="one guest">Coming</Trans>
      ) : (
        <Plural value={answer.count} one="# coming" other="# coming" />
      ))}
  </Pill>
);
