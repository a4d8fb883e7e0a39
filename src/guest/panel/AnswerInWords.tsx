import { Plural, Trans } from '@lingui/react/macro';

interface AnswerInWordsProps {
  /** The saved count; null is not answered. */
  count: number | null;
  isSingleGuest?: boolean | undefined;
}

/** An answer as a sentence in the guest's voice. */
export function AnswerInWords({ count, isSingleGuest }: AnswerInWordsProps) {
  if (count === null) return <Trans>Not answered yet</Trans>;
  if (!isSingleGuest)
    return <Plural value={count} _0="Not coming" one="# person is coming" other="# people are coming" />;
  return count > 0 ? <Trans>Yes, I am coming</Trans> : <Trans>No, I cannot come</Trans>;
}
