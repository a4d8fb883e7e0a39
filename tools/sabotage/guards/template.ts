import type { Guard } from '../guard.ts';

const template = 'src/features/template';
const read = { file: 'src/api/read-template.ts', tests: ['src/api/read-template.test.ts'] };
const calendar = (name: string) => ({
  file: `${template}/calendar/${name}.ts`,
  tests: [`${template}/calendar/calendar-event.test.ts`],
});
const merge = {
  tag: 'F29' as const,
  file: 'src/forms/use-merge.ts',
  tests: ['screens/forms/merge.screen.ts', 'screens/template/merge.screen.ts'],
};
const calendarScreen = ['screens/template/calendar.screen.ts'];

/** The areas of the template, with any API response and any input. */
export const templateGuards: Guard[] = [
  { tag: 'F24', ...read, from: '!Array.isArray(data)', to: '!data' },
  { tag: 'F24', ...read, from: 'data?.[key] == null', to: 'data === undefined' },
  { ...merge, from: 'draft: withBeginning(draft, start.beginning)', to: 'draft' },
  { ...merge, from: 'names.mine.filter((name) => !outvoted.includes(name))', to: 'names.mine' },
  { ...merge, from: 'sent.length === 0 && outvoted.length > 0', to: 'outvoted.length > 0' },
  { ...merge, from: ' && each.mine === one.mine && each.theirs === one.theirs', to: '' },
  { ...merge, from: 'restart(merged.fields, true)', to: 'setStart((now) => ({ ...now, beginning }))' },
  {
    tag: 'F23',
    file: 'src/features/guests/EditGuest.tsx',
    from: 'saveGuest(store, theirs, changes)',
    to: 'saveGuest(store, theirs, mine)',
    tests: ['screens/guests/guest-merge.screen.ts'],
  },
  {
    tag: 'F29',
    file: 'src/ui/use-merge-question.ts',
    from: 'if (!element?.isConnected) answer(undefined);',
    to: '',
    tests: ['screens/guests/guest-merge.screen.ts'],
  },
  { tag: 'F30', ...calendar('calendar-time'), from: ' && text >= earliestDay && text <= latestDay', to: '' },
  { tag: 'F30', ...calendar('schema'), from: 'isDay(text) || isTime(text)', to: 'text.length > 9' },
  ...['contacts/ContactForm', 'products/ProductForm', 'calendar/EventForm'].map((form): Guard => ({
    tag: 'F40',
    file: `${template}/${form}.tsx`,
    from: form.startsWith('calendar') ? '    draft,\n  });' : '    draft: edit.draft,\n  });',
    to: '  });',
    tests: ['screens/template/drafts.screen.ts'],
  })),
  {
    tag: 'F47',
    file: `${template}/auth/providers/pending-login.ts`,
    from: 'v.pipe(v.string(), v.regex(/^\\/pages\\/auth\\/[\\w-]+$/))',
    to: 'v.string()',
    tests: [`${template}/auth/providers/pending-login.test.ts`],
  },
  {
    tag: 'F66',
    file: `${template}/products/product-schema.ts`,
    from: 'toLatinDigits(price)',
    to: 'price',
    tests: [`${template}/products/product.test.ts`],
  },
  {
    tag: 'F66',
    file: `${template}/contacts/contact.ts`,
    from: 'parseDraft({ name, phone, isWAPhone: ',
    to: 'parseDraft({ name, phone: phone.slice(0, 10), isWAPhone: ',
    tests: [`${template}/contacts/contact.test.ts`],
  },
  {
    tag: 'F74',
    file: `${template}/calendar/use-move-event.ts`,
    from: 'onMoved({ event: moved, isResize })',
    to: 'onMoved({ event: moved, isResize: false })',
    tests: calendarScreen,
  },
];
