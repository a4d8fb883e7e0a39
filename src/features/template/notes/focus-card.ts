import type { AnyRouter } from '@tanstack/react-router';
import { getCardId } from './NoteCard.tsx';
import { isVisible } from '../../../browser/old-browsers.ts';

/**
 * For the `ref` of an element in a note's dialog: when the dialog closes, the focus goes to the note's card, however it
 * was opened, or to the content of the page if the card is gone.
 */
export const focusCardLater = (router: AnyRouter, noteId: string) => () => () => {
  const focusCard = () => {
    const target = document.getElementById(getCardId(noteId)) ?? document.getElementById('content');
    target?.focus();
  };
  focusCard();
  // If opening the list takes long, its skeleton replaces the card, and the focus is lost.
  const stop = router.subscribe('onRendered', () => {
    stop();
    // A hidden element keeps the focus until the next frame.
    const focused = document.activeElement;
    if (focused === document.body || !isVisible(focused)) focusCard();
  });
};
