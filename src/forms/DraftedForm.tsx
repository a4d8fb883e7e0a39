import { useIsMutating } from '@tanstack/react-query';
import { type ReactNode, type RefCallback, useState, useSyncExternalStore } from 'react';
import type { Draft } from '../storage/drafts.ts';
import { getFormMutationKey } from './submission.ts';

/** How a form starts, and starts again. */
export interface FormStart {
  /** Another tab edits the draft: this form starts with the saved values, and keeps no draft. */
  isElsewhere: boolean;
  /** The form was left while it was sent, and opened again: it is read-only until then. */
  isSendingBefore: boolean;
  /** Whether it starts again after a save: its button keeps the focus. */
  isSaved: boolean;
  /** Starts the form again with the saved values, without its draft. */
  restart(reason?: 'discarded' | 'saved'): void;
}

/** The start of a form with a draft. `key` belongs on the form, `enter` on an element in it. */
export function useFormStart(draft: Draft) {
  const [{ subscribe, openedAt }] = useState(() => ({ subscribe: draft.subscribe, openedAt: Date.now() }));
  const isElsewhere = useSyncExternalStore(subscribe, draft.isElsewhere);
  const isSendingBefore =
    useIsMutating({
      mutationKey: getFormMutationKey(draft.key),
      predicate: ({ state }) => state.submittedAt < openedAt,
    }) > 0;
  const [{ round, isSaved, enter }, setStart] = useState({
    round: 0,
    isSaved: false,
    enter: null as RefCallback<HTMLElement> | null,
  });
  const start: FormStart = {
    isElsewhere,
    isSendingBefore,
    isSaved,
    restart(reason = 'discarded') {
      draft.remove();
      const isAfterSave = reason === 'saved';
      const next = isAfterSave ? rememberFocus() : focusFirstField;
      setStart((before) => ({ round: before.round + 1, isSaved: isAfterSave, enter: next }));
    },
  };
  return { key: `${round} ${isElsewhere} ${isSendingBefore}`, enter, start };
}

interface DraftedFormProps {
  draft: Draft;
  /** `ref` that moves the focus into the form when it is opened. */
  enter?: RefCallback<HTMLElement> | null;
  children(start: FormStart): ReactNode;
}

/** A form with a draft: it starts again after a save, after "Discard", and once another tab turns out to edit it. */
export function DraftedForm({ draft, enter = null, children }: DraftedFormProps) {
  const { key, enter: enterAgain, start } = useFormStart(draft);
  return (
    <div key={key} ref={enterAgain ?? enter} inert={start.isSendingBefore}>
      {children(start)}
    </div>
  );
}

/** `ref` for the content of a form that starts again, because the button that had the focus is gone. */
const focusFirstField = (content: HTMLElement | null) =>
  content?.querySelector<HTMLElement>('input:not([type="hidden"])')?.focus();

/**
 * `ref` for the content of a form that starts again after a save: focuses the same control. Whoever has left the form
 * meanwhile is not called back.
 */
function rememberFocus() {
  const focused = document.activeElement;
  if (!focused?.closest('form')) return null;
  const name = focused.matches('input, textarea, select') && focused.getAttribute('name');
  const selector = name ? `[name="${CSS.escape(name)}"]` : '[type="submit"]';
  return (content: HTMLElement | null) =>
    (content?.closest('form') ?? content)?.querySelector<HTMLElement>(selector)?.focus();
}
