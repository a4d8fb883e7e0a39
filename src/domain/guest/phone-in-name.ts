import { normalizePhone } from './phone.ts';

/** A phone number of at least nine digits after a name: "Lena Fox 5550140001", "Lena Fox - (555) 014-0001". */
const phoneAtEnd =
  /^(.*\p{L}[^\p{Nd}\s:;|([]*)[\s:;|\p{Pd}([]+(\+?\p{Nd}[\p{Nd}\s().\p{Pd}/]{7,}\p{Nd})[)\]]?$/u;

/** Separates the name and the phone number of a text that holds both, as lists in chats do. */
export function splitPhoneFromName(text: string): { name: string; phone: string } {
  const [, name = '', phone = ''] = phoneAtEnd.exec(text.trim()) ?? [];
  return normalizePhone(phone).replaceAll(/\D/g, '').length >= 9
    ? { name, phone }
    : { name: text, phone: '' };
}
