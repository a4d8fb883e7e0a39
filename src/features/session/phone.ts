import { toLatinDigits } from '../../i18n/digits.ts';

/** A phone number as it is counted and sent: no spaces, dashes or brackets, and 0 to 9 for any digits. */
export const normalizePhone = (text: string) => toLatinDigits(text.replaceAll(/[\s\p{Pd}\p{Cf}()]/gu, ''));
