import { asking, type Mutant, own } from './mutant.ts';

const text = (name: string, change: (words: string) => string): Mutant => ({
  name: `text is ${name}`,
  flow: 'character by character',
  alteration: {
    takesAll: true,
    handlers: Object.fromEntries(
      (['createEvent', 'createGuest', 'createMessage', 'updateEvent'] as const).map((id) => [
        id,
        ((db: never, call: { body: object }) =>
          own[id](db, {
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
  text('trimmed', (words) => words.trim()),
  text('escaped', (words) => words.replaceAll('<', '&lt;')),
  text('unescaped', (words) => words.replaceAll('&lt;', '<')),
  text('stripped of tags', (words) => words.replaceAll(/<[^>]*>/g, '')),
  text('cut at 255', (words) => words.slice(0, 255)),
  text('cut at 5,000', (words) => words.slice(0, 5_000)),
  text('composed', (words) => words.normalize('NFC')),
  text('without emoji', (words) => words.replaceAll(/\p{Extended_Pictographic}/gu, '')),
  text('without direction marks', (words) => words.replaceAll(/[\u202A-\u202E]/g, '')),
  text('without zero-width characters', (words) => words.replaceAll(/[\u200B-\u200D]/g, '')),
  text('in one space', (words) => words.replaceAll(/ +/g, ' ')),
  text('in plain quotes', (words) => words.replaceAll(/[“”]/g, '"').replaceAll('’', "'")),
  text('in compatible characters', (words) => words.replaceAll(/[ﬁ№１½…]/gu, (one) => one.normalize('NFKC'))),
  text('without fixed spaces', (words) => words.replaceAll('\u00A0', ' ')),
  text('used as a replacement', (words) => 'x'.replace('x', words)),
  text('on one line', (words) => words.replaceAll('\n', ' ')),
  text('in ASCII', (words) => words.replaceAll(/[^ -~\s]/g, '?')),
  text('in lower case', (words) => words.toLowerCase()),
  text('filled in', (words) => words.replaceAll('{name}', 'you')),
  {
    name: 'updateMessage takes the spaces around a title',
    flow: 'text of messages',
    alteration: asking('updateMessage', ({ body, ...call }) => ({
      ...call,
      body: { ...body, ...('title' in body && { title: String(body.title).trim() }) },
    })),
  },
  {
    name: 'updateMessage has one kind of line end',
    flow: 'text of messages',
    alteration: asking('updateMessage', ({ body, ...call }) => ({
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
    alteration: asking('updateGuest', ({ body, ...call }) => ({
      ...call,
      body: { ...body, ...('phone' in body && { phone: String(body.phone).replaceAll(/\D/g, '') }) },
    })),
  },
  {
    name: 'createGuest takes the spaces around a name',
    flow: 'text of guests',
    alteration: asking('createGuest', ({ body, ...call }) => ({
      ...call,
      body: { ...body, name: String(body.name).trim() },
    })),
  },
];
