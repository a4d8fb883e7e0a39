const zeros = ['٠', '۰'].map((zero) => zero.charCodeAt(0));

/** Replaces Arabic-Indic and Persian digits by 0 to 9. */
export const toLatinDigits = (text: string) =>
  text.replaceAll(/[٠-٩۰-۹]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - Math.max(...zeros.filter((zero) => zero <= code)));
  });
