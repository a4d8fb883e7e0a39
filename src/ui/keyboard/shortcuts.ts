import type { MessageDescriptor } from '@lingui/core';
import { useLayoutEffect } from 'react';
import * as v from 'valibot';
import * as keys from '../../storage/keys.ts';
import { createStoredValue } from '../../storage/storage.ts';
import { createStore, createStoredStore } from '../../storage/store.ts';
import { findModal } from './focus.ts';

/** A keyboard shortcut of this page. */
export interface Shortcut {
  /** `KeyboardEvent.key`, as `/`, `j` or `?`; `Mod+k` is Ctrl+K, on a Mac ⌘K. */
  key: string;
  /** The name of the action, for the list of shortcuts. */
  label: MessageDescriptor;
  /** The key belongs to the focused field: to any, or to one in which something has been typed. */
  yieldsToFields?: 'always' | 'typed';
  /** Works in fields, although without Ctrl or ⌘: Escape, which ends the editing. */
  worksInFields?: boolean;
  /** The element that the shortcut belongs to: if a dialog is open, only those in the dialog work. */
  getElement?(): Element | null;
  /** Absent for a key that an element handles itself: it is only listed. */
  run?(event: KeyboardEvent): void;
}

/** Whether shortcuts of one character work: stored on this device, on by default (WCAG 2.1.4). */
export const singleKeys = createStoredStore(createStoredValue(keys.singleKeys, v.boolean()), true);

/**
 * Whether a shortcut is one character, which speech input may press; others have Ctrl or ⌘, or a name, such as Escape.
 */
export const isSingleKey = ({ key }: Shortcut) => key.length === 1;

const signs: Record<string, string> = { ArrowDown: '↓', ArrowUp: '↑', enter: '↵', Escape: 'Esc' };

const isMac = () => /mac|iphone|ipad/i.test(navigator.platform);

/** The keys of a shortcut as labelled on this device's keyboard. */
export const getKeyNames = (key: string) =>
  key
    .split('+')
    .filter(Boolean)
    .flatMap((name) => {
      if (name === 'Mod') return isMac() ? '⌘' : 'Ctrl';
      if (/^[A-Z]$/.test(name)) return ['Shift', name];
      return signs[name] ?? (name.length === 1 ? name.toUpperCase() : name);
    });

/**
 * The key with the same place on a Latin keyboard, if this one has other letters, such as Arabic ones. Caps Lock is
 * ignored.
 */
function getLatinKey({ key, code, shiftKey }: KeyboardEvent) {
  const place = /^(?!\p{Script=Latin})[\p{L}؟]$/u.test(key) ? code : '';
  if (place === 'Slash') return shiftKey ? '?' : '/';
  const letter = place.startsWith('Key') ? place.slice(3) : key;
  if (letter.length > 1) return letter;
  return shiftKey ? letter.toUpperCase() : letter.toLowerCase();
}

const matchesKey = (key: string, event: KeyboardEvent) => {
  const pressed = getLatinKey(event);
  const hasModifier = event.ctrlKey || event.metaKey;
  if (event.altKey) return false;
  if (key.startsWith('Mod+')) return hasModifier && !event.shiftKey && pressed.toLowerCase() === key.slice(4);
  return !hasModifier && pressed === key;
};

/** Whether keys pressed at this target are typed text. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && !/^(checkbox|radio|button|submit|range)$/.test(target.type)));

/** The field in which something was typed since it got the focus. */
let typedField: EventTarget | null = null;
const noteTyping = ({ type, target }: Event) => {
  typedField = type === 'input' ? target : null;
};

/** Whether the key of a shortcut belongs to the focused field. An empty one has nothing that could be undone. */
const isOfField = ({ yieldsToFields }: Shortcut, { target }: Event) =>
  isTyping(target) &&
  (yieldsToFields === 'always' ||
    (yieldsToFields === 'typed' && target === typedField && (target as HTMLInputElement).value !== ''));

/**
 * Finds the shortcut of a key event. Plain keys are ignored in fields, and while a dialog is open, except those of its
 * elements.
 */
function findShortcut(registered: readonly Shortcut[], event: KeyboardEvent) {
  if (event.defaultPrevented || event.isComposing) return undefined;
  // The shortcuts added last win: a table within a page wins over the page.
  const shortcut = registered.findLast(({ key, run }) => run && matchesKey(key, event));
  if (!shortcut) return undefined;
  if (isSingleKey(shortcut) && !singleKeys.getSnapshot()) return undefined;
  if (isOfField(shortcut, event)) return undefined;
  if (shortcut.key.startsWith('Mod+')) return shortcut;
  if (isTyping(event.target) && !shortcut.worksInFields) return undefined;
  const modal = findModal();
  return !modal || modal.contains(shortcut.getElement?.() ?? null) ? shortcut : undefined;
}

/** The shortcuts of the current screen. */
function createShortcuts() {
  let registered: readonly (readonly Shortcut[])[] = [];
  let pagesThatType = 0;
  const store = createStore<readonly Shortcut[]>([]);
  const handle = (event: KeyboardEvent) => {
    const shortcut = findShortcut(store.getSnapshot(), event);
    if (!shortcut) return;
    event.preventDefault();
    shortcut.run?.(event);
  };
  let listening: AbortController | undefined;
  const listen = ({ signal }: AbortController) => {
    document.addEventListener('keydown', handle, { signal });
    for (const type of ['focusin', 'input']) document.addEventListener(type, noteTyping, { signal });
  };
  const set = (next: typeof registered) => {
    registered = next;
    if (registered.length === 0) {
      listening?.abort();
      listening = undefined;
    } else if (!listening) listen((listening = new AbortController()));
    update();
  };
  const update = () =>
    store.set(registered.flat().filter((shortcut) => pagesThatType === 0 || !isSingleKey(shortcut)));
  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    /**
     * Adds shortcuts.
     * @param isFallback they apply only if nothing else on the page has the same key
     * @returns removes them again
     */
    register(shortcuts: readonly Shortcut[], isFallback = false) {
      set(isFallback ? [shortcuts, ...registered] : [...registered, shortcuts]);
      return () => set(registered.filter((each) => each !== shortcuts));
    },
    /**
     * Turns shortcuts of one character off, for a page that takes typed text without a focused field.
     * @returns turns them on again
     */
    turnSingleKeysOff() {
      pagesThatType += 1;
      update();
      return () => {
        pagesThatType -= 1;
        update();
      };
    },
  };
}

/** The shortcuts of this page. */
export const shortcuts = createShortcuts();

/**
 * These shortcuts work while the component is mounted.
 * @param isFallback they apply only if nothing else on the page has the same key
 */
export function useShortcuts(list: readonly Shortcut[], isFallback = false) {
  // After each render, because the list and what its shortcuts do may be new in each.
  useLayoutEffect(() => shortcuts.register(list, isFallback));
}
