// Half a character would throw.
const encode = (text: string) => encodeURIComponent(text.toWellFormed());

/** A phone number for the world: the country's code, then the number without the zero that is dialled within it. */
const createInternationalPhone = (countryCode: string, phone: string) =>
  `${countryCode.replaceAll(/\D/g, '')}${phone.replaceAll(/\D/g, '').replace(/^0+/, '')}`;

/** Opens a chat in WhatsApp with a text that is not sent yet. */
export const createWhatsAppLink = (countryCode: string, phone: string, text: string) =>
  `https://wa.me/${createInternationalPhone(countryCode, phone)}?text=${encode(text)}`;

/** Opens an SMS that is not sent yet. The odd `?&` is what both iOS and Android understand. */
export const createSmsLink = (countryCode: string, phone: string, text: string) =>
  `sms:${createDialled(countryCode, phone)}?&body=${encode(text)}`;

/** Opens an e-mail that is not sent yet; the address is the organiser's to fill in. */
export const createMailLink = (subject: string, text: string) =>
  `mailto:?subject=${encode(subject)}&body=${encode(text)}`;

/** Calls a number. */
export const createCallLink = (countryCode: string, phone: string) =>
  `tel:${createDialled(countryCode, phone)}`;

/** Without a country code, the number as people of the country dial it. */
const createDialled = (countryCode: string, phone: string) =>
  countryCode === '' ? phone : `+${createInternationalPhone(countryCode, phone)}`;
