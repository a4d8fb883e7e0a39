const zeros = ['٠', '۰'].map((zero) => zero.charCodeAt(0));

/**
 * A phone number as it is counted and sent: no spaces or dashes, and Arabic-Indic or Persian digits as
 * 0 to 9. What else stands in it stays, for the rule to refuse.
 */
export const normalisedPhone = (text: string) =>
  text.replaceAll(/[\s\p{Pd}\p{Cf}()]/gu, '').replaceAll(/[٠-٩۰-۹]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - Math.max(...zeros.filter((zero) => zero <= code)));
  });
