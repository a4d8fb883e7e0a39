import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { Trans } from '@lingui/react/macro';
import { useIsMutating } from '@tanstack/react-query';
import { type ReactNode, type RefCallback, useState, useSyncExternalStore } from 'react';
import { SlowNotice } from '../ui/page/SlowNotice.tsx';
import styles from './forms.module.css';
import { useUserId } from '../api/use-api.ts';
import { type Draft, getDraftKey, openDraft } from '../storage/drafts.ts';

/** How a form starts, and starts again. */
export interface FormStart {
  draft: Draft;
  /** The key of the form's mutation: a form that is opened again finds the one that is still running. */
  mutationKey: readonly string[];
  /** Another tab owns the draft: this form starts with the saved values, and keeps no draft. */
  isElsewhere: boolean;
  /** The form was left while it was sent, and opened again: it is read-only until then. */
  isSendingBefore: boolean;
  /** Whether it starts again after a save: its button keeps the focus. */
  isSaved: boolean;
  /** Starts the form again with the saved values, without its draft. */
  restart(reason?: 'discarded' | 'saved'): void;
}

/** Returns a function that opens a draft of the signed-in user, named by a form and its subject: `event 665a…`. */
export function useDrafts() {
  const userId = useUserId();
  return (form: string) => openDraft(getDraftKey(userId, form));
}

interface DraftedFormProps {
  /** The name of its draft: the form and its subject. */
  name: string;
  /** `ref` that moves the focus into the form when it is opened. */
  enter?: RefCallback<HTMLElement> | null;
  children(start: FormStart): ReactNode;
}

/**
 * A form with a draft. It starts again after a save, after "Discard", and when another tab turns out to edit it, or does
 * not any more.
 */
export function DraftedForm({ name, enter = null, children }: DraftedFormProps) {
  const open = useDrafts();
  const [{ draft, openedAt }] = useState(() => ({ draft: open(name), openedAt: Date.now() }));
  const mutationKey = ['form', draft.key];
  const isSendingBefore =
    useIsMutating({
      mutationKey,
      predicate: ({ state }) => state.submittedAt < openedAt,
    }) > 0;
  const [{ round, isSaved, enterAgain }, setStart] = useState({
    round: 0,
    isSaved: false,
    enterAgain: enter,
  });
  const [subscribe] = useState(
    () => (listener: () => void) =>
      draft.subscribe(() => {
        const next = rememberFocus();
        setStart((before) => ({ ...before, enterAgain: next }));
        listener();
      }),
  );
  const isElsewhere = useSyncExternalStore(subscribe, draft.isElsewhere);
  const restart: FormStart['restart'] = (reason = 'discarded') => {
    draft.remove();
    const isAfterSave = reason === 'saved';
    const next = isAfterSave ? rememberFocus() : focusFirstField;
    setStart((before) => ({ round: before.round + 1, isSaved: isAfterSave, enterAgain: next }));
  };
  return (
    <div key={`${round} ${isElsewhere} ${isSendingBefore}`} ref={enterAgain} inert={isSendingBefore}>
      {children({ draft, mutationKey, isElsewhere, isSendingBefore, isSaved, restart })}
    </div>
  );
}

/** `ref` for the content of a form that starts again, because the button that had the focus is gone. */
const focusFirstField = (content: HTMLElement | null) =>
  content?.querySelector<HTMLElement>('input:not([type="hidden"])')?.focus();

/**
 * `ref` for the content of a form that starts again: focuses the same control. Whoever has left the form meanwhile is not
 * called back.
 */
function rememberFocus() {
  const focused = document.activeElement;
  if (!focused?.closest('form')) return null;
  const name = focused.matches('input, textarea, select') && focused.getAttribute('name');
  const selector = name ? `[name="${CSS.escape(name)}"]` : '[type="submit"]';
  return (content: HTMLElement | null) => content?.querySelector<HTMLElement>(selector)?.focus();
}

interface DraftNoticeProps {
  start: FormStart;
  /** Whether the form started with a draft. */
  restored: boolean;
  /** "Discard": by default the form starts again with the saved values. */
  onDiscard?(): void;
  /** Another text than the usual one about restored changes. */
  children?: ReactNode;
}

/** Says where a form's content comes from: a draft, which can be discarded, or another tab that edits it. */
export function DraftNotice({ start, restored, onDiscard = start.restart, children }: DraftNoticeProps) {
  const { isElsewhere, isSendingBefore } = start;
  if (isSendingBefore) {
    return (
      <SlowNotice isSlow>
        <Trans>Still sending. Keep this page open.</Trans>
      </SlowNotice>
    );
  }
  return (
    <div role="status">
      {(restored || isElsewhere) && (
        <MessageBar intent="info" politeness="polite" layout="singleline">
          <MessageBarBody>
            <span className={styles.noticeText}>
              {isElsewhere ? (
                <Trans>
                  You are editing this in another tab. What you type here is lost if you do not save.
                </Trans>
              ) : (
                children || <Trans>We restored your unsaved changes</Trans>
              )}
            </span>
          </MessageBarBody>
          {!isElsewhere && (
            <MessageBarActions>
              <Button size="small" onClick={() => onDiscard()}>
                <Trans>Discard</Trans>
              </Button>
            </MessageBarActions>
          )}
        </MessageBar>
      )}
    </div>
  );
}
