import { cardId } from './NoteCard.tsx';

/**
 * For the `ref` of an element in a note's dialog: when the dialog closes, the focus goes to the note's card, however it
 * was opened, or to the content of the page if the card is gone.
 */
export const focusCardLater = (noteId: string) => () => () => {
  const target = document.getElementById(cardId(noteId)) ?? document.getElementById('content');
  target?.focus();
};
