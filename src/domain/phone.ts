/** Digits of a phone number, without a country code (specification, section 9). */
export const phoneLength = 10;

const zeros = ['٠', '۰'].map((zero) => zero.charCodeAt(0));

/** Writes Arabic-Indic and Persian digits as 0 to 9. */
export const normalizeDigits = (text: string) =>
  text.replaceAll(/[٠-٩۰-۹]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - Math.max(...zeros.filter((zero) => zero <= code)));
  });

/**
 * A phone number as it is checked and sent: without spaces, dashes, brackets and invisible characters,
 * in the digits 0 to 9. Other characters stay, so that validation rejects them.
 */
export const normalizePhone = (text: string) => normalizeDigits(text.replaceAll(/[\s\p{Pd}\p{Cf}()]/gu, ''));

/** A phone number in groups for reading, such as 055 123 4567. Any other length stays as it is. */
export const formatPhone = (phone: string) => phone.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3');
