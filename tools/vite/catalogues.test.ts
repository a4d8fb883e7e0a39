import { expect, test } from 'vitest';
import { findProblems } from './catalogues.ts';

const po = (message: string, translation: string) =>
  `msgid ""\nmsgstr ""\n\nmsgid "${message}"\nmsgstr "${translation}"\n`;
const guests = '{n, plural, one {# guest} other {# guests}}';

test.each([
  ['tr', 'Welcome', '', 'is not translated'],
  ['ar', guests, '{n, plural, one {ضيف} other {# ضيف}}', 'lacks the plural forms zero, two, few, many'],
  ['ar', guests, '{n, plural, one {ضيف} other {# ضيف}', 'cannot be read'],
  ['tr', 'Invited : <0>{n}</0>', 'Davetli : {n}', 'has other placeholders'],
  ['tr', '{a} of {b}', '{a} / {c}', 'has other placeholders'],
])('[F69] in %s, "%s" as "%s" %s', (locale, message, translation, problem) => {
  expect(findProblems(locale, po(message, translation)).join()).toContain(problem);
});

test('a complete message has no problem', () => {
  const arabic = '{n, plural, zero {لا أحد} one {ضيف} two {ضيفان} few {# ضيوف} many {# ضيفًا} other {# ضيف}}';
  expect(findProblems('ar', po(guests, arabic))).toEqual([]);
  expect(findProblems('en', po(guests, ''))).toEqual([]);
});
