import { cardId } from './NoteCard.tsx';

/**
 * For the `ref` of an element in a note's dialog: the focus goes to the note's card once the dialog is gone, however it
 * was opened, and to the content of the page where the card is gone, too.
 */
export const focusCardLater = (noteId: string) => () => () => {
  const target = document.getElementById(cardId(noteId)) ?? document.getElementById('content');
  target?.focus();
};
