import { toLatinDigits } from '../i18n/digits.ts';

/** Digits of a phone number, without a country code (specification, section 9). */
export const phoneLength = 10;

/**
 * A phone number as it is checked and sent: without spaces, dashes, brackets and invisible characters,
 * in the digits 0 to 9. Other characters stay, so that validation rejects them.
 */
export const normalizePhone = (text: string) => toLatinDigits(text.replaceAll(/[\s\p{Pd}\p{Cf}()]/gu, ''));

/** A phone number in groups for reading, such as 055 123 4567. Any other length stays as it is. */
export const formatPhone = (phone: string) => phone.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3');
