import { useEffect, useEffectEvent } from 'react';
import { isTyping, shortcuts } from '../../../ui/keyboard/shortcuts.ts';

/**
 * A scanner pauses for less than this within a code, in milliseconds, so that only a person's typing starts a search.
 */
export const pause = 150;

interface ScannerKeys {
  /** A character was typed. @param text all characters since the last pause */
  onType(text: string): void;
  /** Enter or Tab after characters. */
  onEnd(text: string): void;
  /** A pause after characters. */
  onPause(text: string): void;
}

const hasCommand = (event: KeyboardEvent) =>
  !event.getModifierState('AltGraph') && (event.ctrlKey || event.metaKey || event.altKey);

/**
 * Takes the keys of a scanner or a person while no text field has the focus, also in an open dialog: there it does not
 * press the focused button. Shortcuts of one character are off during a scan.
 */
export function useScannerKeys(keys: ScannerKeys) {
  const type = useEffectEvent(keys.onType);
  const end = useEffectEvent(keys.onEnd);
  const rest = useEffectEvent(keys.onPause);
  useEffect(() => {
    let text = '';
    let timer: ReturnType<typeof setTimeout> | undefined;
    const endBurst = () => {
      timer = undefined;
      if (text !== '') rest(text);
      text = '';
    };
    const take = (event: KeyboardEvent) => {
      if (event.isComposing || hasCommand(event) || isTyping(event.target)) return;
      const isEnd = event.key === 'Enter' || event.key === 'Tab';
      const isCharacter = event.key.length === 1;
      // Without characters before them, Enter, Tab and the space bar belong to what has the focus.
      if (timer === undefined ? !isCharacter || event.key === ' ' : !isCharacter && !isEnd) return;
      event.preventDefault();
      event.stopPropagation();
      clearTimeout(timer);
      timer = setTimeout(endBurst, pause);
      if (!isEnd) {
        text += event.key;
        type(text);
      } else if (text !== '') {
        // A second Enter within the pause ends nothing.
        end(text);
        text = '';
      }
    };
    const turnOn = shortcuts.turnSingleKeysOff();
    document.addEventListener('keydown', take, true);
    return () => {
      document.removeEventListener('keydown', take, true);
      clearTimeout(timer);
      turnOn();
    };
  }, []);
}
