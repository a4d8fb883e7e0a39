import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { cake } from '../../mocks/template/seeds/notes.ts';
import type { Note, NoteFields } from '../../src/api/template.gen.ts';
import { openRoute, place } from './open-route.tsx';
import { callTemplate } from './template-api.ts';
import { expectCount } from './text.ts';

/** The note of the cake, and its form. */
export const address = `/apps/notes/${cake.id}`;
export const dialog = page.getByRole('dialog', { name: 'Note', exact: true });
export const title = dialog.getByRole('textbox', { name: 'Title' });
export const text = dialog.getByRole('textbox', { name: 'Text' });
export const discard = dialog.getByRole('button', { name: 'Discard changes' });

export const listNotes = () => callTemplate<Note[]>('messages-app/messages');
export const readCake = async () => (await listNotes()).find(({ id }) => id === cake.id);
export const changeElsewhere = (changes: NoteFields) =>
  callTemplate('messages-app/update-message', { id: cake.id, changes }, 'PATCH');
/** Waits until the note is closed. A question above it hides the dialog from roles, so the address tells. */
export const expectClosed = async () => {
  await expect.poll(place).not.toContain(cake.id);
  await expectCount(dialog, 0);
};

export const open = (path: string) => openRoute(path, { signedInAs: admin });
