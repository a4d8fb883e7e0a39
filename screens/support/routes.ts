import { accessTable } from '../../e2e/support/access-table.ts';

const getPath = (address: string) => address.replace(/\?.*$/, '');

/** Every address of the specification that shows a page of its own, signed in or signed out. */
export const shownRoutes = accessTable
  .filter(({ address, signedOut, user }) => [signedOut[0], user[0]].includes(address))
  .map(({ address, user }) => ({ address, isSignedIn: user[0] === address }))
  .filter(
    ({ address }, place, all) =>
      all.findIndex((other) => getPath(other.address) === getPath(address)) === place,
  );
