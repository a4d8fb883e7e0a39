import { Plural } from '@lingui/react/macro';
import type { Step } from './import-flow.ts';
import { LeftOutLines } from './LeftOutLines.tsx';

const noRows = { ready: 0, again: 0, twice: 0 };

/**
 * What the preview found, for screen readers. It stays mounted during all steps, so that it is announced, and it does not
 * change with corrections, so that it is announced once.
 */
export function FoundSentence({ step }: { step: Step }) {
  const { ready, again, twice } = step.name === 'review' ? step.found : noRows;
  return (
    <div className="visually-hidden" role="status">
      {step.name === 'review' && (
        <>
          {(ready > 0 || again + twice === 0) && (
            <Plural value={ready} one="# row ready." other="# rows ready." />
          )}{' '}
          {again > 0 && (
            <>
              <Plural value={again} one="# row to look at again." other="# rows to look at again." />{' '}
            </>
          )}
          {twice > 0 && <Plural value={twice} one="# duplicate left out" other="# duplicates left out" />}
          <LeftOutLines table={step.table} mapping={step.mapping} />
        </>
      )}
    </div>
  );
}
