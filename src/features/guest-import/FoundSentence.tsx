import { Plural } from '@lingui/react/macro';
import type { Step } from './import-flow.ts';
import { LeftOutLines } from './LeftOutLines.tsx';

/**
 * What the preview found, for screen readers. It stays mounted during all steps, so that it is announced, and it does not
 * change with corrections, so that it is announced once.
 */
export function FoundSentence({ step }: { step: Step }) {
  const twice = step.name === 'review' ? step.found.twice : 0;
  return (
    <div className="visually-hidden" role="status">
      {step.name === 'review' && (
        <>
          <Plural value={step.found.ready} one="# row ready." other="# rows ready." />{' '}
          <Plural value={step.found.again} one="# row to look at again." other="# rows to look at again." />{' '}
          <Plural value={twice} one="# duplicate left out" other="# duplicates left out" />
          <LeftOutLines table={step.table} mapping={step.mapping} />
        </>
      )}
    </div>
  );
}
