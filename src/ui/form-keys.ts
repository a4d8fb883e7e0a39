import type { MouseEvent } from 'react';
import { isTyping } from './focus.ts';
import { holdKeys } from './keys-ahead.ts';

/** How long keys are held for a form, in milliseconds: it may be missing. */
const longestHold = 3_000;

/**
 * For Enter on a link that opens a form, which React calls a click: what is typed until the first field has the focus is
 * typed there.
 */
export function holdKeysForForm({ detail, ctrlKey, metaKey, shiftKey }: MouseEvent) {
  // A mouse has clicked, or another tab is opened.
  if (detail || ctrlKey || metaKey || shiftKey) return;
  let isOver = false;
  const end = () => {
    isOver = true;
    keys.release();
    removeEventListener('focusin', onFocus);
  };
  const keys = holdKeys(end, true);
  // Not in the event itself: the form is being mounted, and a dialog may move the focus on.
  const onFocus = () =>
    setTimeout(() => {
      if (isOver || !isTyping(document.activeElement)) return;
      end();
      // Unlike a new value, it is an edit that React and the undo of the browser see.
      document.execCommand('insertText', false, keys.getText());
    });
  addEventListener('focusin', onFocus);
  setTimeout(end, longestHold);
}
