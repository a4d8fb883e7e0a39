import { toSearchable } from '../../../i18n/matches-query.ts';

/**
 * Column names in English, Turkish and Arabic, normalised with `fold`, by field: of several columns, the earlier name counts.
 * `organisation` stands for a missing name, `plusOnes` counts the people that a guest brings, an `answer` no is a reason
 * to look at the row, and `ignore` is not imported.
 */
const names = {
  name: 'name|full name|guest|guest name|guests|display name|ad soyad|adi soyadi|isim soyisim|isim|davetli adi|davetli|misafir|konuk|الاسم|اسم|الاسم الكامل|اسم الضيف|اسم المدعو|الضيف|الضيوف',
  firstName: 'first name|first|given name|forename|ad|adi|الاسم الاول|الاسم الأول',
  lastName: 'last name|last|surname|family name|soyad|soyadi|soyisim|اسم العائلة|العائلة|الكنية|اللقب',
  phone:
    'mobile|mobile number|mobile phone|cell|cell phone|gsm|gsm no|cep|cep no|cep telefonu|الجوال|رقم الجوال|جوال|الموبايل|موبايل|رقم الموبايل|phone|phone number|primary phone|phone 1 value|telephone|tel|telefon|telefon no|telefon numarasi|الهاتف|هاتف|رقم الهاتف|phone 2 value|phone 3 value|home phone|home phone 2|ev telefonu|هاتف المنزل|work phone|business phone|business phone 2|is telefonu|هاتف العمل|other phone|car phone|landline|office phone|home|work|office|number',
  invitees:
    'invited|invitees|number invited|people|persons|seats|party|party size|pax|count|how many|headcount|guests invited|number of guests|davet edilen|davetli sayisi|kisi|kisi sayisi|adet|sayi|عدد المدعوين|المدعوون|المدعوين|العدد|عدد الاشخاص|عدد الأشخاص|عدد',
  inviteeOnCard:
    'on the card|on card|invitee on card|inviteeoncard|card count|kartta|karttaki sayi|kartta yazan|davetiyedeki sayi|davetiyede yazan|المذكور في البطاقة|على البطاقة|العدد على البطاقة|في البطاقة',
  isWAPhone: 'whatsapp|on whatsapp|iswaphone|whatsapp var|whatsapp’ta|whatsappta|واتساب|على واتساب|واتس',
  organisation:
    'organization name|organization|organisation|company|company name|sirket|kurum|firma|الشركة|المؤسسة',
  plusOnes:
    'plus ones|plus one|plusones|plus one(s)|+1|+1s|additional guests|number of additional guests|extra guests|ek misafir|ek kisi|artı kişi|artı 1|+1 kişi|مرافقون|المرافقون|عدد المرافقين|مرافق|المرافق|مرافقين|المرافقين',
  answer:
    'attendee status|approval status|rsvp|rsvp status|attendance|attending|status|response|katilim|katilim durumu|durum|الحضور|الحالة|حالة الحضور',
  // Faxes, and columns of our own export that an import cannot set.
  ignore:
    'fax|fax number|home fax|business fax|work fax|other fax|faks|faks no|is faksi|ev faksi|فاكس|رقم الفاكس|coming|answer|discrepancies|rsvp link|gelen|katılacak|yanıt|tutarsızlıklar|lcv bağlantısı|سيحضرون|عدد الحضور|الرد|الاختلافات|بيانات متعارضة|رابط الرد',
};
export type ColumnField = keyof typeof names;

const fold = (name: string) =>
  toSearchable(name)
    .replaceAll('+', ' plus ')
    .replaceAll(/[_.*:'"\s-]+/g, ' ')
    .trim();

const columnByName = new Map(
  Object.entries(names).flatMap(([field, list]) =>
    list.split('|').map((name, rank) => [fold(name), { field: field as ColumnField, rank }] as const),
  ),
);

/** The field that a column of this name has, in any of the three languages. */
export const findColumnField = (name = '') => columnByName.get(fold(name))?.field;

/** Orders the columns of a field: lower is likelier. */
export const rankColumnName = (name = '') => columnByName.get(fold(name))?.rank ?? 0;

/** Orders kinds of phones in contacts: mobile phones first, because invitations go to WhatsApp, and faxes last. */
export const rankPhoneKind = (kind: string) =>
  (/\b(?:cell|mobile|iphone|cep|gsm)\b|جوال|موبايل|محمول/i.test(kind) ? 0 : 1_000) +
  (/fax|faks|pager|modem|فاكس/i.test(kind) ? 10_000 : 0);
