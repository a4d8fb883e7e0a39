import { type ReactNode, useState } from 'react';
import type { Draft } from '../storage/drafts.ts';
import { enterShownForm } from '../ui/focus-field.ts';

interface DraftedFormProps {
  draft: Draft;
  /** Renders the form; `discard` deletes its draft and starts it again with the saved values. */
  children(discard: () => void): ReactNode;
}

/** A form in a dialog or a panel that can be closed any time: what was typed is its draft. */
export function DraftedForm({ draft, children }: DraftedFormProps) {
  const [starts, setStarts] = useState(0);
  const discard = () => {
    draft.remove();
    setStarts(starts + 1);
  };
  return (
    <div key={starts} ref={enterShownForm}>
      {children(discard)}
    </div>
  );
}
