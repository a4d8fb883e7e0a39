import type { Guard } from '../guard.ts';

const template = 'src/features/template';
const read = { file: 'src/api/read-template.ts', tests: ['src/api/read-template.test.ts'] };
const calendar = (name: string) => ({
  file: `${template}/calendar/${name}.ts`,
  tests: [`${template}/calendar/calendar-event.test.ts`],
});
const calendarScreen = ['screens/template/calendar.screen.ts'];

/** The areas of the template, with any API response and any input. */
export const templateGuards: Guard[] = [
  { tag: 'F24', ...read, from: '!Array.isArray(data)', to: '!data' },
  { tag: 'F24', ...read, from: 'data?.[key] == null', to: 'data === undefined' },
  { tag: 'F30', ...calendar('calendar-time'), from: ' && text >= earliestDay && text <= latestDay', to: '' },
  { tag: 'F30', ...calendar('schema'), from: 'isDay(text) || isTime(text)', to: 'text.length > 9' },
  ...['contacts/ContactForm', 'products/ProductForm', 'calendar/EventForm'].map((form): Guard => ({
    tag: 'F40',
    file: `${template}/${form}.tsx`,
    from: '    draft: edit.draft,\n    onDiscard,\n  });',
    to: '  });',
    tests: ['screens/template/drafts.screen.ts'],
  })),
  ...[
    {
      file: 'NoteForm.tsx',
      from: 'labels={labels} isHeld={form.busy}',
      to: 'labels={labels} isHeld={false}',
    },
    { file: 'NoteForm.tsx', from: 'isHeld={form.busy} onRemove', to: 'isHeld={false} onRemove' },
    { file: 'NoteForm.tsx', from: ' && !(await save())', to: '' },
    { file: 'use-note-form.ts', from: 'draft: edit.draft,', to: 'draft,', tag: 'F29' as const },
    { file: 'use-note-form.ts', from: 'return hasKeptTheirs.current;', to: 'return true;' },
  ].map(({ file, ...guard }): Guard => ({
    tag: 'F40',
    file: `${template}/notes/${file}`,
    tests: ['screens/template/notes.screen.ts', 'screens/template/notes-merge.screen.ts'],
    ...guard,
  })),
  {
    tag: 'F40',
    file: `${template}/notes/LabelForm.tsx`,
    from: '...unsaved,',
    to: '',
    tests: ['screens/template/labels.screen.ts'],
  },
  {
    tag: 'F40',
    file: `${template}/calendar/EventForm.tsx`,
    from: 'if (isShown()) onSaved();',
    to: 'onSaved();',
    tests: ['screens/template/calendar-merge.screen.ts'],
  },
  {
    tag: 'F29',
    file: `${template}/calendar/event-draft.ts`,
    from: '!timeTexts.has(name)',
    to: "!timeTexts.has(name) && !name.startsWith('since')",
    tests: ['screens/template/calendar-merge.screen.ts'],
  },
  {
    tag: 'F29',
    file: `${template}/calendar/event-draft.ts`,
    from: "if (id !== '' && hasOwnTimes(kept)) return kept;",
    to: '',
    tests: ['screens/template/calendar-merge.screen.ts'],
  },
  {
    tag: 'F29',
    file: `${template}/calendar/CalendarPage.tsx`,
    from: 'isGone ? draft.read() : undefined',
    to: 'undefined',
    tests: ['screens/template/calendar-lost.screen.ts'],
  },
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
