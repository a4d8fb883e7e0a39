import { toSearchable } from '../../i18n/matches-query.ts';

/** The field of a column. `ignore` is not imported. */
export const columnFields = [
  'name',
  'firstName',
  'lastName',
  'phone',
  'invitees',
  'inviteeOnCard',
  'isWAPhone',
  'ignore',
] as const;
export type ColumnField = (typeof columnFields)[number];

/** Column names in English, Turkish and Arabic, normalised with `fold`. */
const names: Record<ColumnField, string> = {
  name: 'name|full name|guest|guest name|guests|display name|ad soyad|adi soyadi|isim soyisim|isim|davetli|misafir|konuk|الاسم|اسم|الاسم الكامل|اسم الضيف|الضيف|الضيوف',
  firstName: 'first name|given name|forename|ad|adi|الاسم الاول|الاسم الأول',
  lastName: 'last name|surname|family name|soyad|soyadi|soyisim|اسم العائلة|العائلة|الكنية|اللقب',
  phone:
    'phone|phone number|mobile|mobile number|mobile phone|cell|cell phone|telephone|tel|number|telefon|telefon no|telefon numarasi|cep|cep telefonu|gsm|الهاتف|هاتف|رقم الهاتف|الجوال|رقم الجوال|جوال|الموبايل|موبايل',
  invitees:
    'invited|invitees|number invited|people|persons|seats|party size|count|guests invited|number of guests|davet edilen|davetli sayisi|kisi|kisi sayisi|adet|sayi|عدد المدعوين|المدعوون|المدعوين|العدد|عدد الاشخاص|عدد الأشخاص|عدد',
  inviteeOnCard:
    'on the card|on card|invitee on card|inviteeoncard|card count|kartta|karttaki sayi|kartta yazan|davetiyedeki sayi|davetiyede yazan|المذكور في البطاقة|على البطاقة|العدد على البطاقة|في البطاقة',
  isWAPhone: 'whatsapp|on whatsapp|iswaphone|whatsapp var|whatsapp’ta|whatsappta|واتساب|على واتساب|واتس',
  // Columns of our own export that an import cannot set.
  ignore:
    'coming|answer|discrepancies|rsvp link|gelen|katılacak|yanıt|tutarsızlıklar|lcv bağlantısı|سيحضرون|عدد الحضور|الرد|الاختلافات|بيانات متعارضة|رابط الرد',
};

const fold = (name: string) =>
  toSearchable(name)
    .replaceAll(/[_.*:'’"-]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const fieldByName = new Map(
  Object.entries(names).flatMap(([field, list]) =>
    list.split('|').map((name) => [fold(name), field as ColumnField] as const),
  ),
);

/** The field that a column of this name has, in any of the three languages. */
export const findField = (name: string) => fieldByName.get(fold(name));
