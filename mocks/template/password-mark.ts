import { checksum } from '../engine/token.ts';

/** Creates a mark by which an account recognises its password. The password cannot be read from it. */
export const passwordMark = (accountId: string, password: string): string =>
  checksum(`${accountId} ${password}`);
