import { checksum } from '../engine/checksum.ts';

/** By what an account knows its password again; the password itself cannot be read from it. */
export const passwordMark = (accountId: string, password: string): string =>
  checksum(`${accountId} ${password}`);
