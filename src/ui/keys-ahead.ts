/** Keys pressed after a dialog was requested and before it is loaded. */
export interface KeysAhead {
  /** The text typed so far. */
  getText(): string;
  /** Releases the keys to the page, or to the dialog. */
  release(): void;
}

/**
 * Holds the keys for a dialog that is still loading, so that the page behind it does not handle them.
 * @param onEscape the person cancelled the dialog; the keys are released
 * @param takesText whether letters are for the dialog; otherwise the page keeps all keys but Esc
 */
export function holdKeys(onEscape: () => void, takesText: boolean): KeysAhead {
  let text = '';
  const hold = (event: KeyboardEvent) => {
    const { key } = event;
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (key !== 'Escape' && !(takesText && /^(.|Backspace|Enter)$/u.test(key))) return;
    event.preventDefault();
    event.stopPropagation();
    if (key === 'Escape') {
      release();
      onEscape();
    } else if (key === 'Backspace') text = text.slice(0, -1);
    else if (key !== 'Enter') text += key;
  };
  const release = () => window.removeEventListener('keydown', hold, true);
  window.addEventListener('keydown', hold, true);
  return { getText: () => text, release };
}
