import { toLatinDigits } from '../i18n/digits.ts';

/** Digits of a phone number, without a country code (specification, section 9). */
export const phoneLength = 10;

/**
 * Normalises a phone number for validation and sending: without spaces, dashes, brackets and invisible characters, in
 * the digits 0 to 9. Other characters stay, so that validation rejects them.
 */
export const normalizePhone = (text: string) => toLatinDigits(text.replaceAll(/[\s\p{Pd}\p{Cf}()]/gu, ''));

/** Formats a phone number in groups, such as 055 123 4567. Any other length stays unchanged. */
export const formatPhone = (phone: string) => phone.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3');
