import { changeCall, type Mutant, original } from './mutant.ts';

const changeTexts = (name: string, change: (words: string) => string): Mutant => ({
  name: `text is ${name}`,
  flow: 'character by character',
  alteration: {
    acceptsInvalid: true,
    handlers: Object.fromEntries(
      (['createEvent', 'createGuest', 'createMessage', 'updateEvent'] as const).map((id) => [
        id,
        ((db: never, call: { body: object }) =>
          original[id](db, {
            ...call,
            body: Object.fromEntries(
              Object.entries(call.body).map(([key, value]) => [
                key,
                typeof value === 'string' ? change(value) : value,
              ]),
            ),
          } as never)) as never,
      ]),
    ),
  },
});

export const textMutants: Mutant[] = [
  changeTexts('trimmed', (words) => words.trim()),
  changeTexts('escaped', (words) => words.replaceAll('<', '&lt;')),
  changeTexts('unescaped', (words) => words.replaceAll('&lt;', '<')),
  changeTexts('stripped of tags', (words) => words.replaceAll(/<[^>]*>/g, '')),
  changeTexts('cut at 255', (words) => words.slice(0, 255)),
  changeTexts('cut at 5,000', (words) => words.slice(0, 5_000)),
  changeTexts('composed', (words) => words.normalize('NFC')),
  changeTexts('without emoji', (words) => words.replaceAll(/\p{Extended_Pictographic}/gu, '')),
  changeTexts('without direction marks', (words) => words.replaceAll(/[\u202A-\u202E]/g, '')),
  changeTexts('without zero-width characters', (words) => words.replaceAll(/[\u200B-\u200D]/g, '')),
  changeTexts('in one space', (words) => words.replaceAll(/ +/g, ' ')),
  changeTexts('in plain quotes', (words) => words.replaceAll(/[“”]/g, '"').replaceAll('’', "'")),
  changeTexts('in compatible characters', (words) =>
    words.replaceAll(/[ﬁ№１½…]/gu, (one) => one.normalize('NFKC')),
  ),
  changeTexts('without fixed spaces', (words) => words.replaceAll('\u00A0', ' ')),
  changeTexts('used as a replacement', (words) => 'x'.replace('x', words)),
  changeTexts('on one line', (words) => words.replaceAll('\n', ' ')),
  changeTexts('in ASCII', (words) => words.replaceAll(/[^ -~\s]/g, '?')),
  changeTexts('in lower case', (words) => words.toLowerCase()),
  changeTexts('filled in', (words) => words.replaceAll('{name}', 'you')),
  {
    name: 'updateMessage takes the spaces around a title',
    flow: 'text of messages',
    alteration: changeCall('updateMessage', ({ body, ...call }) => ({
      ...call,
      body: { ...body, ...('title' in body && { title: String(body.title).trim() }) },
    })),
  },
  {
    name: 'updateMessage has one kind of line end',
    flow: 'text of messages',
    alteration: changeCall('updateMessage', ({ body, ...call }) => ({
      ...call,
      body: {
        ...body,
        ...('message' in body && { message: String(body.message).replaceAll('\r\n', '\n') }),
      },
    })),
  },
  {
    name: 'updateGuest keeps the digits of a number',
    flow: 'text of guests',
    alteration: changeCall('updateGuest', ({ body, ...call }) => ({
      ...call,
      body: { ...body, ...('phone' in body && { phone: String(body.phone).replaceAll(/\D/g, '') }) },
    })),
  },
  {
    name: 'createGuest takes the spaces around a name',
    flow: 'text of guests',
    alteration: changeCall('createGuest', ({ body, ...call }) => ({
      ...call,
      body: { ...body, name: String(body.name).trim() },
    })),
  },
];
