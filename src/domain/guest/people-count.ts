import { maxPeople } from '../rsvp-count.ts';
import { toSearchable } from '../../i18n/matches-query.ts';

/** The words after a number of people, normalised with `toSearchable`. */
const peopleWord =
  /^(\d+)\s*(?:people|persons?|pax|guests?|seats?|kisi(?:lik)?|davetli|misafir|شخصا?|اشخاص|افراد|فرد|ضيوف|ضيف)$/;
/** Arabic has own forms for one and two people. */
const arabicCounts = new Map([
  ['شخص', '1'],
  ['شخص واحد', '1'],
  ['شخصان', '2'],
  ['شخصين', '2'],
]);

/**
 * Parses a count of people; undefined for an empty cell, null for an invalid number. Spreadsheets write decimals (2.0),
 * but 1.000 is a thousand. "2 people" is 2.
 */
export function parseCount(text: string): number | undefined | null {
  const digits = /^\d*$/.test(text) ? text : toDigits(toSearchable(text));
  if (digits === '') return undefined;
  const count = /^\d{1,4}$/.test(digits) ? Number(digits) : Number.NaN;
  return count <= maxPeople ? count : null;
}

const toDigits = (words: string) =>
  (arabicCounts.get(words) ?? words.replace(peopleWord, '$1')).replace(/[.,]0{1,2}$/, '');

/** A name and the people that it counts. */
interface NamedPeople {
  /** Without a number of people. */
  name: string;
  /** The number of people that the name counts, with the guest; null for several people of unknown number. */
  people: number | undefined | null;
}

/** Marks of names that count people. Other names are skipped, because there are many. */
const hint =
  /[+&/([×,،]|[\s\p{Pd}:]\p{Nd}{1,2}(?!\p{Nd})|[\s(](?:x\p{Nd}|(?:x|and|plus|with|artı|ve|ile|of|مع) )|famil|household|aile|couple|çift|eşi?(?:yle|li)?\)?$|^the | و|عائل|عايل|زوج|أسر|اسر|^(?:آل|بيت) /iu;

const end = String.raw`\s*[)\]]?\s*$`;
/** +1, (+2), plus 1, +1 (Kim), and 2 kids */
const plus = new RegExp(
  String.raw`\s*[(\[]?\s*(?:\+|\bplus|\bartı|(?:&|\band|\bwith|\bve)(?=\s*\p{Nd}+\s+\p{L}))\s*(\p{Nd}{1,2})(?:\s+\p{L}+|\s*\(\p{L}+(?: \p{L}+)?)?${end}`,
  'iu',
);
/** x3, × 3, (3x) */
const times = new RegExp(String.raw`\s+[(\[]?\s*(?:[x×*]\s*(\p{Nd}{1,2})|(\p{Nd}{1,2})\s*[x×])${end}`, 'iu');
/** (4), [4 people], - 4, : 4, of 4 */
const total = new RegExp(
  String.raw`(?:\s*[(\[]\s*|\s*[\p{Pd}:]\s+|\s+(?:of\s+)(?=\p{Nd}{1,2}$))(\p{Nd}{1,2}(?:\s+\p{L}+)?)${end}`,
  'iu',
);
/** 4 people */
const counted = /\s+(\p{Nd}{1,2}\s*\p{L}+)\s*$/u;
/** (2+1) */
const sum = new RegExp(String.raw`\s*[(\[]\s*(\p{Nd}{1,2}(?:\s*\+\s*\p{Nd}{1,2})+)${end}`, 'u');

const and = String.raw`(?:(?:^|[\s(])(?:and|plus|with|w|ve|ile|و)\s+|\s*[&+/,،]\s*)`;
const one = String.raw`(?:(?:a|an|his|her|their|my|one|bir)\s+)?`;
const relative =
  'guest|plus one|one|partner|wife|husband|spouse|date|companion|girlfriend|boyfriend|fiancee?|friend|son|daughter|child|baby|mother|father|mum|mom|dad|brother|sister|es|esi|misafiri?|partneri?|nisanlisi|sevgilisi|arkadasi|kocasi|karisi|oglu|kizi|kardesi|annesi|babasi|cocugu';
const arabicRelative =
  'زوجته|زوجها|زوجه|حرمه|حرمها|ضيف|ضيفه|ضيفها|مرافق|مرافقه|مرافقها|خطيبته|خطيبها|صديقته|صديقه|ابنه|ابنته|ابنها|ابنتها|والدته|والده|امه|اخته|اخوه';
/** Normalised with `toSearchable`, at the end of a name: one person more. */
const oneMore = new RegExp(
  `${and}${one}(?:${relative})\\)?$|(?: |\\()(?:esiyle|esli|arti bir|couple|cifti?|زوجان|زوجين)\\)?$| (?:و ?|مع )(?:${arabicRelative})\\)?$|\\+ ?(?:مرافق|ضيف)\\)?$`,
);
const relatives = new RegExp(
  `[\\s(&+/,،](?:${relative}|(?:و ?|مع )(?:${arabicRelative}))(?![\\p{L}'])`,
  'gu',
);
const countRelatives = (words: string) => words.match(relatives)?.length ?? 0;
/** Several, but how many is not said. */
const several = new RegExp(
  `${and}(?:(?:the|his|her|their|my|2|3)\\s+)?(?:family|families|kids|children|guests|friends|sons|daughters|parents|others|co|ailesi|cocuklari|arkadaslari|cocuklar|aile|misafirler)\\)?$|^the (?:\\S+ )?\\S+s$|\\b(?:family|families|household|ailesi(?:yle)?|ailece|ailecek)(?: \\d+)?\\)?$|^(?:the )?(?:family|aile) |^(?:عايله|اسره|ال|بيت) | و ?\\d+ \\S+$|[,،] ?\\d+ \\S+$| (?:و ?|مع )(?:عايلته|عايلتها|اولاده|اولادها|اطفاله|اطفالها|ابنايه|ابناءه|ابناوه|اسرته|اسرتها|الاولاد|العايله)\\)?$`,
);
/** A number of people besides, with more text behind it. */
const uncertain = /\p{L}.*\+ ?\d{1,2}(?!.*\d)/u;
const couple = /^(?:mr|dr|bay|السيد)\.? (?:&|\+|and|ve|و) ?(?:mrs|ms|dr|bayan|السيده)\b|^السيد والسيده/;
/** Two names. */
const pair = new RegExp(String.raw`^\S.*\p{L}(?:\s*[&+/]\s*|\s+(?:and|ve|ile|و)\s+)\p{L}.+`, 'u');
/** Signs inside one name: "AC/DC", "O+ Garcia". */
const innerSigns = /(?:^|\s)\p{L}{1,2}\/\p{L}{1,2}(?!\p{L})|\p{L}\+(?=\s)/gu;
const joint = /[&+/]|\s(?:and|ve|ile|و)\s/g;

/** Finds how many people a name counts: "Ada Demir +1", "Meyer family (4)", "Ada & guest", "Ada ve eşi". */
export function findPeopleInName(name: string): NamedPeople {
  const same = { name, people: undefined };
  if (!hint.test(name)) return same;
  const take = (
    pattern: RegExp,
    count: (text: string) => number | undefined | null,
  ): NamedPeople | undefined => {
    const found = pattern.exec(name);
    const rest = found ? name.slice(0, found.index).trim() : '';
    if (!found || !/\p{L}/u.test(rest)) return undefined;
    const people = count(found[1] ?? found[2] ?? '');
    return people ? { name: rest, people } : undefined;
  };
  const add = (text: string) =>
    text.split('+').reduce((people, part) => people + (parseCount(part.trim()) ?? 0), 0);
  const summed = take(sum, add);
  if (summed) return summed;
  const more = take(plus, (text) => add(text) + 1);
  // "Ada and husband + 2 kids": two marks may count the same people.
  if (
    more &&
    (findPeopleInName(more.name).people !== undefined || countRelatives(toSearchable(more.name)) > 0)
  )
    return { name, people: null };
  const marked =
    more ??
    take(times, parseCount) ??
    take(total, parseCount) ??
    take(counted, (text) => (/\p{L}/u.test(text) ? parseCount(text) : undefined));
  if (marked) return marked;
  const words = toSearchable(name);
  if (several.test(words)) return { name, people: null };
  const isOneMore = countRelatives(words) < 2;
  if (oneMore.test(words) || couple.test(words)) return { name, people: isOneMore ? 2 : null };
  if (/[([]\s*\p{Nd}{1,2}(?:\s+\p{L}+)?\s*[)\]]$/u.test(name)) return { name, people: null };
  const joined = words.replaceAll(innerSigns, 'x');
  if (uncertain.test(words)) return { name, people: null };
  if (!pair.test(joined)) return same;
  return { name, people: joined.match(joint)?.length === 1 && isOneMore && !words.includes(',') ? 2 : null };
}
