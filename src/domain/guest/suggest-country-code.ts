import { hasCountryCode, isGuestPhone, parseGuestPhone } from './guest-texts.ts';

/** The assigned country codes of one and two digits; all others have three (ITU-T E.164). */
const countryCodes = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[2-9]\d\d)/;

/** A country code, and how many phone numbers become valid without it. */
export interface CountryCodeSuggestion {
  code: string;
  count: number;
}

/** The country code that most of the phone numbers have, as typed or imported. */
export function suggestCountryCode(phones: readonly string[]): CountryCodeSuggestion | undefined {
  const counts = new Map<string, number>();
  for (const phone of phones) {
    const digits = parseGuestPhone(phone, '').replace(/^(?:\+|00)/, '');
    const [code] = (hasCountryCode(digits) && countryCodes.exec(digits)) || [];
    if (code !== undefined && isGuestPhone(parseGuestPhone(digits, code)))
      counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  return most && { code: most[0], count: most[1] };
}
