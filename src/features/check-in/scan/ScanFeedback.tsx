import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { AnswerPill } from '../../../domain/guest/AnswerPill.tsx';
import { ForeignText } from '../../../ui/text/ForeignText.tsx';
import { ArrivedWords } from './GuestCard.tsx';
import type { Tone } from './ScanNotice.tsx';
import { playSignal, type Signal } from './signal.ts';
import type { ScanResult } from './use-scan-result.ts';
import styles from '../check-in.module.css';

interface ScanFeedbackProps {
  scanId: number;
  result: ScanResult;
  /** Whether the whole guest list was searched. */
  isComplete: boolean;
}

/** A flash of the screen with its sound, and the result in one sentence for screen readers. */
export function ScanFeedback({ scanId, result, isComplete }: ScanFeedbackProps) {
  const tone = getTone(result);
  const signal = tone === 'again' ? 'match' : tone;
  return (
    <>
      {tone && signal && <Flash key={`${scanId} ${signal}`} tone={tone} signal={signal} />}
      {/* It stays mounted, so that changes are announced. */}
      <p className="visually-hidden" role="status">
        <span key={scanId}>
          <ResultSentence result={result} isComplete={isComplete} />
        </span>
      </p>
    </>
  );
}

/** Flashes once, with the sound. */
function Flash({ tone, signal }: { tone: Tone; signal: Signal }) {
  useEffect(() => playSignal(signal), [signal]);
  return <i className={styles.flash} data-tone={tone} aria-hidden />;
}

/** Found, checked in before, or not on the list. */
function getTone(result: ScanResult): Tone | undefined {
  if (result.kind === 'guest') return result.isEarlier ? 'again' : 'match';
  return result.kind === 'no-guest' ? 'noMatch' : undefined;
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
