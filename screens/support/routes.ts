import { guestOfFour, reminderMessage, weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { accessTable } from '../../e2e/support/access-table.ts';
import { templateAreas } from '../../e2e/support/template-areas.ts';

const getPath = (address: string) => address.replace(/\?.*$/, '');

/** Every address of the specification that shows a page of its own, signed in or signed out. */
export const shownRoutes = accessTable
  .filter(({ address, signedOut, user }) => [signedOut[0], user[0]].includes(address))
  .map(({ address, user }) => ({ address, isSignedIn: user[0] === address }))
  .filter(
    ({ address }, place, all) =>
      all.findIndex((other) => getPath(other.address) === getPath(address)) === place,
  );

const event = `/apps/event/${weddingId}`;
const guests = `/events/guests/all?event=${weddingId}`;

/** Addresses that open a tab, a panel or a dialog of such a page. */
export const openedParts = [
  `${event}?tab=answers&full=true`,
  `${event}?tab=messages&message=${reminderMessage}`,
  `${event}?tab=messages&message=new`,
  `${guests}&guest=${guestOfFour}`,
  `${guests}&guest=${guestOfFour}&edit=true`,
  `${guests}&add=true`,
  ...templateAreas.flatMap(({ opened = [] }) => opened),
].map((address) => ({ address, isSignedIn: true }));
