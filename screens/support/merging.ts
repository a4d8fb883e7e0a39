import { page } from 'vitest/browser';
import { guestOfFour, reminderMessage, weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { backend } from './backend.ts';
import { openRoute } from './open-route.tsx';
import { expectCount, expectTexts } from './text.ts';
import { toasts } from './toasts.ts';

const guests = `/events/guests/all?event=${weddingId}`;
// The button of a guest has a dot while something is not saved.
export const save = page.getByRole('button', { name: /Save$/ });
export const question = page.getByRole('alertdialog');
export const keep = (whose: 'my' | 'their') =>
  question.getByRole('button', { name: `Keep ${whose} version` });

/** A form, a field that both people change, one that I change and one that somebody else changes. */
export const areas = {
  event: {
    address: `/apps/event/${weddingId}`,
    record: ['events', weddingId],
    operation: 'updateEvent',
    both: { label: 'Name', field: 'name' },
    mine: { field: 'rsvpMessage', text: 'Until Friday' },
    theirs: { label: 'Welcome message', field: 'welcomeMessage', text: 'Come early' },
    isSaved: 'Event saved',
  },
  message: {
    address: `/apps/event/${weddingId}?tab=messages&message=${reminderMessage}`,
    record: ['messages', reminderMessage],
    operation: 'updateMessage',
    both: { label: 'Title', field: 'title' },
    mine: { field: 'message', text: 'Until Friday' },
    theirs: { label: 'Send the link separately', field: 'separateRSVP', text: false },
    isSaved: 'Message saved',
  },
  guest: {
    address: `${guests}&guest=${guestOfFour}&edit=true`,
    record: ['guests', guestOfFour],
    operation: 'updateGuest',
    both: { label: 'Name', field: 'name' },
    mine: { field: 'invitees', text: 3 },
    theirs: { label: 'Phone', field: 'phone', text: '5559999999' },
    // The form closes, and the panel shows the guest.
    isSaved: undefined,
  },
} as const;
export type Area = (typeof areas)[keyof typeof areas];
export const everyArea = Object.entries(areas) as [string, Area][];

export const field = (name: string) => page.bySelector(`form [name="${name}"]`);
export const change = ({ record: [collection, id] }: Area, fields: Record<string, unknown>) =>
  backend.patch(collection, id, fields);
export const sent = async ({ operation }: Area) => (await backend.calls(operation)).map(({ body }) => body);
export async function expectSaved({ isSaved }: Area, ...taken: string[]) {
  if (isSaved === undefined) await expectCount(save, 0);
  await expectTexts(toasts, [
    ...(isSaved === undefined ? [] : [isSaved]),
    ...(taken.length > 0 ? [`Also changed by someone else: ${taken.join(', ')}`] : []),
  ]);
}

/** Changes my field, and with a text also the one that both change. */
export async function start(area: Area, text?: string) {
  const app = await openRoute(area.address);
  await field(area.mine.field).fill(String(area.mine.text));
  if (text !== undefined) await field(area.both.field).fill(text);
  return app;
}
