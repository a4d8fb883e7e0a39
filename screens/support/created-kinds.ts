import { page } from 'vitest/browser';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { backend } from './backend.ts';

const list = `/events/guests/all?event=${weddingId}`;
const messages = `/apps/event/${weddingId}?tab=messages`;
const name = page.getByRole('textbox', { name: 'Name' });
const title = page.getByRole('textbox', { name: 'Title' });

/** The forms that create something: where each is, how it is filled, and its button. */
export const createdKinds = [
  {
    kind: 'guests',
    address: `${list}&add=true`,
    elsewhere: list,
    operation: 'createGuest',
    fill: () => name.fill('Ada Lovelace'),
    button: page.getByRole('dialog').getByRole('button', { name: 'Add 1 guest' }),
    field: name,
    exists: /^A guest with this name and phone number is already on the list\./,
    created: '1 guest added',
  },
  {
    kind: 'event',
    address: '/apps/event/new',
    elsewhere: '/events',
    operation: 'createEvent',
    fill: () => name.fill('My party'),
    button: page.getByRole('button', { name: 'Create event' }),
    field: name,
    exists: /^An identical entry already exists\./,
    created: 'Event created',
  },
  {
    kind: 'message',
    address: `${messages}&message=new`,
    elsewhere: messages,
    operation: 'createMessage',
    async fill() {
      await title.fill('Thanks');
      await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Thank you for coming.');
    },
    button: page.getByRole('button', { name: 'Create message' }),
    field: title,
    exists: /^An identical entry already exists\./,
    created: 'Message created',
  },
] as const;

/** Said where the outcome of a write is unknown. */
export const unknownOutcome = /^We are not sure this change was saved\./;

/** How many calls of an operation the backend has received. */
export const countCalls = async (operationId: string) => (await backend.calls(operationId)).length;

/** The stored drafts, as a later visit finds them. */
export const readDrafts = () =>
  Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith('guestwise.draft ')));
