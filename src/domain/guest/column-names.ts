import { toSearchable } from '../../i18n/matches-query.ts';

/**
 * Column names in English, Turkish and Arabic, normalised with `fold`, by field: of several columns, the earlier name
 * counts. `organisation` stands for a missing name, `plusOnes` counts the people that a guest brings, an `answer` no is
 * a reason to look at the row, a `link` tells which guest of the list a row of our own export is, and `ignore` is not
 * imported.
 */
const names = {
  name: 'name|who are you|full name|guest|guest name|guests|display name|ad soyad|adi soyadi|isim soyisim|isim|davetli adi|davetli|misafir|konuk|الاسم|اسم|الاسم الكامل|اسم الضيف|اسم المدعو|الضيف|الضيوف',
  firstName: 'first name|first|given name|forename|ad|adi|الاسم الاول|الاسم الأول',
  lastName: 'last name|last|surname|family name|soyad|soyadi|soyisim|اسم العائلة|العائلة|الكنية|اللقب',
  phone:
    'mobile|mobile number|mobile phone|cell|cell phone|gsm|gsm no|cep|cep no|cep telefonu|الجوال|رقم الجوال|جوال|الموبايل|موبايل|رقم الموبايل|phone|phone number|primary phone|phone 1 value|telephone|tel|telefon|telefon no|telefon numarasi|الهاتف|هاتف|رقم الهاتف|phone 2 value|phone 3 value|home phone|home phone 2|ev telefonu|هاتف المنزل|work phone|business phone|business phone 2|is telefonu|هاتف العمل|other phone|car phone|landline|office phone|home|work|office|number|your number',
  invitees:
    'invited|invitees|party of|number invited|people|persons|seats|party|party size|pax|count|how many|headcount|guests invited|number of guests|davet edilen|davetli sayisi|kisi|kisi sayisi|adet|sayi|عدد المدعوين|المدعوون|المدعوين|العدد|عدد الاشخاص|عدد الأشخاص|عدد',
  inviteeOnCard:
    'on the card|on card|invitee on card|inviteeoncard|card count|kartta|karttaki sayi|kartta yazan|davetiyedeki sayi|davetiyede yazan|المذكور في البطاقة|على البطاقة|العدد على البطاقة|في البطاقة',
  isWAPhone: 'whatsapp|on whatsapp|iswaphone|whatsapp var|whatsapp’ta|whatsappta|واتساب|على واتساب|واتس',
  organisation:
    'organization name|organization|organisation|company|company name|sirket|kurum|firma|الشركة|المؤسسة',
  plusOnes:
    'plus ones|plus one|plusones|plus one(s)|+1|+1s|additional guests|number of additional guests|extra guests|ek misafir|ek kisi|artı kişi|artı 1|+1 kişi|مرافقون|المرافقون|عدد المرافقين|مرافق|المرافق|مرافقين|المرافقين',
  answer:
    'attendee status|approval status|rsvp|rsvp status|attendance|attending|status|response|katilim|katilim durumu|durum|الحضور|الحالة|حالة الحضور',
  link: 'rsvp link|lcv bağlantısı|رابط الرد',
  // Faxes, and columns of our own export that an import cannot set.
  ignore:
    'fax|fax number|home fax|business fax|work fax|other fax|faks|faks no|is faksi|ev faksi|فاكس|رقم الفاكس|coming|answer|discrepancies|to check|gelen|katılacak|yanıt|tutarsızlıklar|kontrol edilecek|سيحضرون|عدد الحضور|الرد|الاختلافات|بيانات متعارضة|للمراجعة',
};
export type ColumnField = keyof typeof names;

/**
 * The content of a column of a list: a field, a part of the people invited, or a thing or a person other than
 * the guest, such as a contact for emergencies.
 */
export type ColumnKind = ColumnField | 'adults' | 'children' | 'thing' | 'someone';

const raw = String.raw;
const companions = raw`plus (?:ones?|1)|partners?|spouses?|husbands?|wife|companions?|fiancee?|es|esi|esiniz\w*|esinin|مرافق\p{L}*|زوج\p{L}*|شريك\p{L}*`;
const phoneWords = raw`phones?|telephones?|mobiles?|cell|cell ?phone|gsm|telefon\w*|cep tel\w*|(?:whatsapp|contact|tel|cep) (?:number|no|nr|numara\w*)|هاتف\p{L}*|جوال\p{L}*|موبايل|تليفون|تلفون|رقم (?:ال)?(?:تواصل|واتس\p{L}*)`;
const counts = raw`how many|(?:no|nr|num|number|count|total) of|kac|عدد|كم`;

const wholeName = raw`first (?:and )?(?:last|sur)\w*|last (?:and )?first|name (?:and )?surname|ad\w* (?:ve )?soyad\w*|isim\w* (?:ve )?soyis\w*|soyadi? (?:ve )?adi?|اسم (?:و ?)?(?:ال)?(?:لقب|عايله)`;
const wholeNumber = raw`including|dahil|بما في ذلك|adults? .*(?:child\w*|kids?)|yetiskin.* cocuk\w*`;
/**
 * The words of longer names and of questions, such as "What is your full name?": each a phrase that a name normalised
 * with `fold` holds, also behind an Arabic article. The first kind counts, unless the name holds one of `exceptions`.
 */
const phrases: Partial<Record<ColumnKind, string>> = {
  ignore: raw`id|uuid|guid|timestamp|(?:start|end|completion|submission) time|last modified|submitted|date submitted|created (?:at|on)|zaman damgasi|(?:baslangic|bitis|baslama|tamamlanma) (?:saati|zamani)|طابع (?:ال)?زمني|وقت (?:ال)?(?:بدء|انتهاء|اكمال)|e ?mails?|e ?posta\w*|بريد\p{L}*|ايميل|fax|faks|فاكس`,
  someone: raw`emergency|next of kin|assistants?|managers?|parents?|fathers?|mothers?|guardians?|planner|acil|yakini\w*|(?:veli|vasi|anne|baba)(?:si|nin|niz\w*)?|طواري|ولي|والد\p{L}*|(?:${companions}) (?:.* )?(?:${phoneWords}|number|last|surname|soyad\w*|رقم)|(?:${phoneWords}|رقم) (?:.* )?(?:${companions})`,
  thing: raw`tables?|hotel|venue|songs?|menu|meals?|diet\w*|allerg\w*|address\w*|street|city|country|room|gift|notes?|remarks?|comments?|messages?|relation\w*|category|types?|labels?|ages?|gender|titles?|middle|maiden|nick ?name|user ?name|(?:event|group|file|team) name|guests? of|invited by|masa\w*|otel\w*|sarki|yemek|alerji\w*|adres\w*|sehir|ulke|grup|notlar\w*|aciklama|yas|yasi|cinsiyet|unvan|davet eden|طاوله|فندق|اغنيه|وجبه|حساسيه|عنوان|مدينه|ملاحظ\p{L}*|رساله|صله|bride.* grooms?|grooms?.* brides?|gelin.* damat\w*|damat.* gelin\w*`,
  phone: phoneWords,
  isWAPhone: raw`whatsapp\w*|واتس\p{L}*`,
  children: raw`child(?:ren)?s?|kids?|infants?|bab(?:y|ies)|toddlers?|teens?|cocuk\w*|bebek\w*|اطفال\p{L}*|طفل|اولاد`,
  adults: raw`adults?|yetiskin\w*|بالغ\p{L}*|كبار`,
  plusOnes: raw`${companions}|(?:additional|extra|other) (?:guests?|people)|bring\w*|accompan\w*|excluding|esli|esiyle|arti (?:bir|1)|(?:ek|ilave) (?:kisi|misafir|davetli)|refakat\w*|yaninizda|haric`,
  invitees: raw`${counts}|(?:party|group|family|household) size|(?:head|guest|people|person|party) ?count|(?:number|no|total) (?:people|persons?|guests?|invited|attending)|(?:kisi|davetli|misafir|katilimci|konuk) (?:sayi\w*|adedi)|toplam (?:kisi|davetli|misafir)|${wholeNumber}`,
  answer: raw`rsvp|attend|attending|attendance|join|joining|coming|will you|katil\w*|gelecek\w*|gelebil\w*|geliyor\w*|حضور\p{L}*|ستحضر\p{L}*`,
  lastName: raw`(?:last|family|sur) ?names?|soyad\w*|soyis\w*|اسم (?:ال)?عايله|لقب|كنيه`,
  firstName: raw`(?:first|given|fore) ?names?|اسم (?:ال)?اول`,
  name: raw`names?|isim|isminiz|ismi|isimler\w*|adiniz|adlari|\w+ adi|اسم|اسمك|اسمكم|اسماء|(?:brides?|grooms?) (?:side|famil\w*|guests?|friends?|list|party)|(?:gelin|damat|kiz|erkek)(?:in)? (?:taraf\w*|aile\w*|liste\w*|davetli\w*|misafir\w*)|(?:اهل|ضيوف|عايله|قايمه|معازيم|طرف|جهه) ال(?:عروس|عريس)|${wholeName}`,
};
const exceptions: Partial<Record<ColumnKind, string>> = {
  ignore: phoneWords,
  thing: raw`(?:${counts}) (?:people|persons?|guests?|kisi|(?:ال)?(?:اشخاص|ضيوف|حضور))|(?:${phoneWords}) .*country code`,
  children: wholeNumber,
  adults: wholeNumber,
  plusOnes: wholeNumber,
  answer: 'names?',
  lastName: wholeName,
  firstName: wholeName,
};
const createTest = (words: string) => new RegExp(`(?:^| )(?:و?ال)?(?:${words})(?: |$)`, 'u');
const phraseTests = Object.entries(phrases).map(([key, words]) => {
  const kind = key as ColumnKind;
  return { kind, words: createTest(words), others: createTest(exceptions[kind] ?? '$^') };
});

/** `#` is a number where it has a noun: "# of guests". */
const fold = (name: string) =>
  toSearchable(name)
    .replaceAll(/\(s\)|'/g, (mark) => mark.replaceAll(/\W/g, ''))
    .replaceAll('+', ' plus ')
    .replaceAll('#', /\p{L}/u.test(name) ? ' number ' : ' ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const columnByName = new Map(
  Object.entries(names).flatMap(([field, list]) =>
    list.split('|').map((name, rank) => [fold(name), { kind: field as ColumnKind, rank }] as const),
  ),
);

/** Whether a text is a name of a column, or a question. */
export const isKnownName = (text: string) => /[?؟]$/.test(text) || columnByName.has(fold(text));

/** The names of phrases count after all known ones. */
const phraseRank = 500;
/** The maximum length of a heading: a longer text is a remark. */
const maxHeadingLength = 120;

/**
 * The content of a column of this name, in any of the three languages, and its rank: of several columns, the lowest
 * counts.
 */
function readName(name: string): { kind: ColumnKind; rank: number } | undefined {
  if (name === '' || name.length > maxHeadingLength) return undefined;
  const folded = fold(name);
  const known = columnByName.get(folded) ?? columnByName.get(folded.replace(/ \d$/, ''));
  if (known) return known;
  const heading = name.includes('(') ? fold(name.replaceAll(/\([^)]*\)/g, ' ')) : folded;
  const kind =
    columnByName.get(heading)?.kind ??
    phraseTests.find(({ words, others }) => words.test(heading) && !others.test(heading))?.kind;
  return kind && { kind, rank: phraseRank };
}

export const findColumnKind = (name = '') => readName(name)?.kind;
export const rankColumnName = (name = '') => readName(name)?.rank ?? 0;

/** Whether the name of a column is a phrase that only holds a known word. */
export const isPhrase = (name = '') => rankColumnName(name) === phraseRank;

/** Whether a column is named after one side of a wedding. */
export const isSide = (name = '') => /bride|groom|gelin|damat|\bkiz\b|erkek|عروس|عريس/.test(fold(name));

/** The name of a column of people in a list beside another, without its number: "Guest 2" repeats "Guest 1". */
export const getRepeatedName = (name = '') => fold(name).replace(/ \d+$/, '');

/** Whether a column of phones has the noun of another column in its name: "Host phone" beside "Table host". */
export function isNamedAfter(phone: string, other: string) {
  const noun = fold(other)
    .split(' ')
    .findLast((word) => findColumnKind(word) !== 'name');
  const isSame = (word: string) => word === noun || word === `${noun}s`;
  return isPhrase(phone) && noun !== undefined && noun.length > 2 && fold(phone).split(' ').some(isSame);
}

/** Orders kinds of phones in contacts: mobile phones first, because invitations go to WhatsApp, and faxes last. */
export const rankPhoneKind = (kind: string) =>
  (/\b(?:cell|mobile|iphone|cep|gsm)\b|جوال|موبايل|محمول/i.test(kind) ? 0 : 1_000) +
  (/fax|faks|pager|modem|فاكس/i.test(kind) ? 10_000 : 0);
