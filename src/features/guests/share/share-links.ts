import { toWellFormed } from '../../../browser/old-browsers.ts';

// Half a character would throw.
const encode = (text: string) => encodeURIComponent(toWellFormed(text));

/** An international phone number: the country code, then the number without its leading zero. */
const createInternationalPhone = (countryCode: string, phone: string) =>
  `${countryCode.replaceAll(/\D/g, '')}${phone.replaceAll(/\D/g, '').replace(/^0+/, '')}`;

/** Opens a chat in WhatsApp with an unsent text. */
export const createWhatsAppLink = (countryCode: string, phone: string, text: string) =>
  `https://wa.me/${createInternationalPhone(countryCode, phone)}?text=${encode(text)}`;

/** Opens an unsent SMS. Both iOS and Android understand the unusual `?&`. */
export const createSmsLink = (countryCode: string, phone: string, text: string) =>
  `sms:${createDialled(countryCode, phone)}?&body=${encode(text)}`;

/** Windows opens no address of more than 2,083 characters. */
const maxMailLink = 2_000;

/**
 * Opens an unsent e-mail; the organiser fills in the address. Its lines end with CRLF (RFC 6068, section 5). A text
 * that is too long for a link is left out, so it must be pasted.
 */
export function createMailLink(subject: string, text: string) {
  const body = encode(text.replaceAll(/\r\n?|\n/g, '\r\n'));
  const withSubject = `mailto:?subject=${encode(subject)}`;
  const whole = `${withSubject}&body=${body}`;
  const isWhole = whole.length <= maxMailLink;
  const empty = withSubject.length <= maxMailLink ? withSubject : 'mailto:';
  return { href: isWhole ? whole : empty, isWhole };
}

/** Calls a number. */
export const createCallLink = (countryCode: string, phone: string) =>
  `tel:${createDialled(countryCode, phone)}`;

/** Without a country code, the national number. */
const createDialled = (countryCode: string, phone: string) =>
  countryCode === '' ? phone : `+${createInternationalPhone(countryCode, phone)}`;
