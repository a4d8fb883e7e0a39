import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { AnswerPill } from '../../../shared/guest/AnswerPill.tsx';
import { ForeignText } from '../../../ui/text/ForeignText.tsx';
import { ArrivedWords } from './GuestCard.tsx';
import type { Tone } from './ScanNotice.tsx';
import { playSignal } from './signal.ts';
import type { ScanResult } from './use-scan-result.ts';
import styles from '../check-in.module.css';

interface ScanFeedbackProps {
  /** When it was scanned, which tells two scans of the same guest apart. */
  at: number;
  result: ScanResult;
  /** Whether the whole guest list was searched. */
  isComplete: boolean;
}

/** A flash of the screen with its sound, and the result in one sentence for screen readers. */
export function ScanFeedback({ at, result, isComplete }: ScanFeedbackProps) {
  const tone = getTone(result);
  const isFound = tone !== 'negative';
  return (
    <>
      {tone && <Flash key={`${at} ${isFound}`} tone={tone} isFound={isFound} />}
      {/* It stays mounted, so that changes are announced. */}
      <p className="visually-hidden" role="status">
        <span key={at}>
          <ResultSentence result={result} isComplete={isComplete} />
        </span>
      </p>
    </>
  );
}

/** Flashes once, with the sound. */
function Flash({ tone, isFound }: { tone: Tone; isFound: boolean }) {
  useEffect(() => playSignal(isFound), [isFound]);
  return <i className={styles.flash} data-tone={tone} aria-hidden />;
}

/** Found, checked in before, or not on the list. */
function getTone(result: ScanResult): Tone | undefined {
  if (result.kind === 'guest') return result.isEarlier ? 'caution' : 'positive';
  return result.kind === 'no-guest' ? 'negative' : undefined;
}

function ResultSentence({ result, isComplete }: Pick<ScanFeedbackProps, 'result' | 'isComplete'>) {
  const { t } = useLingui();
  if (result.kind === 'no-guest') return <Trans>Not on this event’s guest list</Trans>;
  if (result.kind === 'query' && isComplete) {
    return <Plural value={result.found.length} one="# guest found" other="# guests found" />;
  }
  if (result.kind !== 'guest') return null;
  const { guest, arrival, isEarlier } = result;
  return (
    <>
      <ForeignText text={guest.name || t`No name`} />
      {': '}
      {arrival ? (
        <ArrivedWords arrival={arrival} isEarlier={isEarlier} />
      ) : (
        <AnswerPill answer={guest.answer} />
      )}
    </>
  );
}
