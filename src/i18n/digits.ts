/** Replaces Arabic-Indic and Persian digits by 0 to 9. */
export const toLatinDigits = (text: string) =>
  // The low four bits of such a digit are its value.
  text.replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15));
