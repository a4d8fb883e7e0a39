import type { Guard } from '../guard.ts';

const csv = { file: 'src/domain/csv.ts', tests: ['src/domain/csv.test.ts'] };

/** Guests imported and exported as files (faults.md, last table), and files of the export that stay missing. */
export const fileGuards: Guard[] = [
  { tag: 'F63', ...csv, from: '+\\-@＝＋－＠', to: '+\\-@' },
  { tag: 'F63', ...csv, from: 'formulaStart.test(text) ? ', to: 'text === "" ? ' },
  {
    tag: 'F64',
    file: 'src/features/guest-import/read-table.ts',
    from: 'if (kind) throw new OtherFile(kind);',
    to: '',
    tests: ['src/features/guest-import/other-file.test.ts'],
  },
  {
    tag: 'F63',
    file: 'src/features/guest-export/write-xlsx.ts',
    from: ' t="inlineStr"',
    to: ' t="str"',
    tests: ['src/features/guest-export/write-xlsx.test.ts'],
  },
  {
    tag: 'F64',
    file: 'src/features/guest-import/encoding.ts',
    from: `return turkishBytes > 0 ? 'windows-1254' : 'windows-1252';`,
    to: `return 'windows-1252';`,
    tests: ['src/features/guest-import/encoding.test.ts'],
  },
  {
    tag: 'F83',
    file: 'src/features/guest-import/final-check.ts',
    from: 'const check = compareWithList(journal, list);',
    to: 'const check = { surplus: [], missing: 0 };',
    tests: ['src/features/guest-import/list-check.test.ts'],
  },
  {
    tag: 'F83',
    file: 'src/features/guest-import/final-check.ts',
    from: 'for (const id of doubled) {',
    to: 'for (const id of [] as typeof doubled) {',
    tests: ['screens/guests/import-report.screen.ts'],
  },
  ...[
    [` && isUntouched(guest, userId)`, ''],
    [`=== 0)\n`, '>= 0)\n'],
    ['(plan.guests[place]?.before ?? 0) > 0', 'false'],
    ['.toSorted()', ''],
    ['answer.kind ===', "'waiting' ==="],
    [`fields['createdBy'] === userId`, 'true'],
  ].map(([from = '', to = '']) => ({
    tag: 'F83' as const,
    file: 'src/features/guest-import/final-check.ts',
    from,
    to,
    tests: ['src/features/guest-import/final-check.test.ts'],
  })),
  {
    tag: 'F83',
    file: 'src/features/guest-import/ImportReport.tsx',
    from: 'check?.surplus.length === 0 && check.missing === 0',
    to: 'true',
    tests: ['screens/guests/import-report.screen.ts'],
  },
  {
    tag: 'F52',
    file: 'src/ui/load-part.ts',
    from: 'action: canReloadFor(error)',
    to: 'action: false',
    tests: ['e2e/robustness/newer-export.e2e.ts'],
  },
  {
    tag: 'F64',
    file: 'src/features/guest-import/csv-reader.ts',
    from: `if (state === 'quoted') {\n        const rest`,
    to: 'if (false) {\n        const rest',
    tests: ['src/features/guest-import/csv-reader.test.ts'],
  },
  ...[
    ['if (rows === 0) continue;', ''],
    ["if (isEmpty) throw new OtherFile('contacts');", ''],
    [' && filled > mostGuests + countHeader(rows)', ''],
  ].map(([from = '', to = '']) => ({
    tag: 'F64' as const,
    file: 'src/features/guest-import/read-table.ts',
    from,
    to,
    tests: ['src/features/guest-import/read-table.test.ts'],
  })),
  {
    tag: 'F64',
    file: 'src/features/guest-import/xlsx-reader.ts',
    from: `if (type === 'b') return`,
    to: 'if (false) return',
    tests: ['src/features/guest-import/read-table.test.ts'],
  },
  {
    tag: 'F64',
    file: 'src/features/guest-import/header.ts',
    from: 'if (above >= 0) return',
    to: 'if (above === 0) return',
    tests: ['src/features/guest-import/header.test.ts', 'src/features/guest-import/review.test.ts'],
  },
  {
    tag: 'F64',
    file: 'src/features/guest-import/guest-row.ts',
    from: `if (roundedNumber.test(phone)) problems.push('phone-rounded');`,
    to: 'if (false) return { guest: {} as never, problems };',
    tests: ['src/features/guest-import/review.test.ts'],
  },
  {
    tag: 'F64',
    file: 'src/features/guest-import/guest-row.ts',
    from: `if (isSeveralRows(draft.name)) problems.push('name-lines');`,
    to: '',
    tests: ['src/features/guest-import/guest-row.test.ts'],
  },
];
