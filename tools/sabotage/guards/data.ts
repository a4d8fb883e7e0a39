import type { Guard } from '../guard.ts';

const domain = 'src/domain';
const of = (name: string) => ({ file: `${domain}/${name}.ts`, tests: [`${domain}/${name}.test.ts`] });
const checkIn = (name: string) => ({
  file: `src/features/check-in/${name}.ts`,
  tests: [`src/features/check-in/${name}.test.ts`],
});
const wallClock = { file: 'src/api/wall-clock.ts', tests: ['src/api/wall-clock.test.ts'] };
const search = { file: 'src/i18n/matches-query.ts', tests: ['src/i18n/matches-query.test.ts'] };

/** Data from the server (faults.md, third table). */
export const dataGuards: Guard[] = [
  {
    tag: 'F23',
    file: 'src/features/events/event-update.ts',
    from: '{ ...fields, ...changed }',
    to: '{ ...changed }',
    tests: ['src/features/events/event-update.test.ts'],
  },
  {
    tag: 'F24',
    ...of('event'),
    from: `v.array(v.unknown(), 'The list of events is no list')`,
    to: 'v.fallback(v.array(v.unknown()), [])',
  },
  {
    tag: 'F24',
    ...of('guest-list'),
    from: `v.array(v.unknown(), 'The list of guests is no list')`,
    to: 'v.fallback(v.array(v.unknown()), [])',
  },
  { tag: 'F25', ...of('event'), from: 'id: _id ?? id,', to: 'id: id ?? _id,' },
  {
    tag: 'F25',
    file: 'src/ui/row-keys.ts',
    from: ' || seen.has(id)',
    to: '',
    tests: ['src/ui/row-keys.test.ts'],
  },
  {
    tag: 'F28',
    file: 'src/domain/guest-mutations.ts',
    from: 'if (guest?.id === undefined || complains(data) || ids.has(guest.id)) throw new UnreadableResponse();',
    to: `if (guest?.id === undefined || complains(data)) return { id: '' } as SavedGuest;`,
    tests: ['src/domain/create-guest.test.ts'],
  },
  { tag: 'F30', ...wallClock, from: 'formatWallClock(date) === text ? date : undefined', to: 'date' },
  { tag: 'F31', ...of('event-image'), from: '&& hosts.includes(origin)', to: '' },
  {
    tag: 'F32',
    ...of('event-image'),
    from: '/^https?:$/.test(protocol) && hosts.includes(origin) ?',
    to: 'href ?',
  },
  {
    tag: 'F33',
    file: 'src/ui/foreign-text.ts',
    from: String.raw`\u202a-\u202e`,
    to: '',
    tests: ['src/ui/foreign-text.test.ts'],
  },
  { tag: 'F34', ...of('look-alikes'), from: 'latinLetters.get(letter) ?? letter', to: 'letter' },
  { tag: 'F35', ...of('handle'), from: '.slice(0, longest)', to: '' },
  {
    tag: 'F36',
    ...of('handle'),
    from: `Array.from(characters.segment(handle), ({ segment }) => segment)`,
    to: `handle.split('')`,
  },
  {
    tag: 'F37',
    file: 'src/features/check-in/arrivals.ts',
    from: 'const byGuest = new Map<string, Arrival>();',
    to: `const kept: Record<string, Arrival> = {};
      const byGuest = {
        get: (id: string) => kept[id],
        set: (id: string, arrival: Arrival) => (kept[id] = arrival),
        values: () => Object.values(kept),
      };`,
    tests: ['src/features/check-in/arrivals.test.ts'],
  },
  { tag: 'F58', ...checkIn('camera-problem'), from: `NotAllowedError: 'denied',`, to: '' },
  {
    tag: 'F59',
    ...checkIn('repeat-guard'),
    from: 'text !== last.text || now - last.at >= outOfSight',
    to: 'true',
  },
  {
    tag: 'F59',
    ...checkIn('reading'),
    from: `return reading.kind === 'query' ? { kind: 'foreign' } : reading;`,
    to: 'return reading;',
  },
  {
    tag: 'F60',
    ...of('all-guests'),
    from: 'guest.id ?? `${batch[place]} ${row}`',
    to: '`${batch[place]} ${row}`',
  },
  { tag: 'F60', ...of('guest-list'), from: 'all.slice(0, request.limit)', to: 'all' },
  {
    tag: 'F60',
    file: 'src/ui/split-table.ts',
    from: ' || !drawn.some((row) => start <= row && row < end)',
    to: '',
    tests: ['src/ui/split-table.test.ts'],
  },
  { tag: 'F62', file: 'src/ui/toasts.ts', from: '=== atMost', to: '< 0', tests: ['src/ui/toasts.test.ts'] },
  { tag: 'F66', ...of('guest-phone'), from: ' && digits.startsWith(countryCode)', to: '' },
  { tag: 'F66', ...of('phone'), from: 'toLatinDigits(text', to: '(text' },
  {
    tag: 'F68',
    file: 'src/i18n/locale.ts',
    from: `locale === 'ar' ? 'ar-u-ca-gregory-nu-latn' : locale`,
    to: 'locale',
    tests: ['src/i18n/activate.test.ts'],
  },
  { tag: 'F67', ...search, from: `ı: 'i',`, to: '' },
  {
    tag: 'F75',
    file: `${domain}/guest-draft.ts`,
    from: 'v.nonEmpty(msg`Enter a name`.id),',
    to: '',
    tests: [`${domain}/guest-draft.test.ts`],
  },
  {
    tag: 'F76',
    ...wallClock,
    from: 'new Date(Date.UTC(year, month - 1, day, hour, minute, second))',
    to: 'new Date(year, month - 1, day, hour, minute, second)',
  },
  { tag: 'F82', ...of('pending-deletes'), from: 'return !ids.some(isHidden);', to: 'return true;' },
  { tag: 'F82', ...of('pending-deletes'), from: 'mayName && ids.length === 1', to: 'ids.length === 1' },
  {
    tag: 'F83',
    file: 'src/features/guest-import/import-run.ts',
    from: `states.with(place, 'unclear'), sentAt: noteStart() });`,
    to: 'states, sentAt: noteStart() });',
    tests: ['src/features/guest-import/import-run.crash.test.ts'],
  },
  {
    tag: 'F83',
    file: 'src/features/guest-import/import-run.ts',
    from: 'await waitForCalls(failure);',
    to: '',
    tests: ['src/features/guest-import/import-run.crash.test.ts'],
  },
  {
    tag: 'F84',
    file: 'src/features/guest-import/import-run.ts',
    from: `record({ states: reconcile(store.getSnapshot().journal, await readList()) });`,
    to: 'await readList();',
    tests: ['src/features/guest-import/import-run.test.ts'],
  },
  {
    tag: 'F85',
    file: 'src/theme/settings.ts',
    from: 'v.fallback(settingsSchema, () => v.parse(settingsSchema, {}))',
    to: 'settingsSchema',
    tests: ['src/theme/settings.test.ts'],
  },
  {
    tag: 'F86',
    file: 'src/theme/create-theme.ts',
    from: 'const text = 4.6;',
    to: 'const text = 3;',
    tests: ['src/theme/themes.test.ts'],
  },
  {
    tag: 'F87',
    ...of('message-text'),
    from: 'known ? values[known] : written',
    to: `values[known ?? 'name']`,
  },
  { tag: 'F87', ...of('message-text'), from: `.replaceAll('ı', 'i')`, to: '' },
  {
    tag: 'F88',
    file: 'src/features/guests/reminder-queue.ts',
    from: `if (phone === '') return 'copy';`,
    to: '',
    tests: ['src/features/guests/reminder-queue.test.ts'],
  },
  {
    tag: 'F36',
    file: 'src/features/messages/count-characters.ts',
    from: '[...characters.segment(piece)].length',
    to: 'piece.length',
    tests: ['src/features/messages/count-characters.test.ts'],
  },
];
