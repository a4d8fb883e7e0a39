import type { Guard } from '../guard.ts';

const headers = {
  tag: 'F56',
  file: 'tools/vite/security-headers.ts',
  tests: ['tools/vite/policy.test.ts'],
} as const;
const budgets = {
  tag: 'F55',
  file: 'tools/vite/budgets.ts',
  tests: ['tools/vite/production.test.ts'],
} as const;
const catalogues = {
  tag: 'F69',
  file: 'tools/vite/catalogues.ts',
  tests: ['tools/vite/catalogues.test.ts'],
} as const;

/** Each directive on a line of its own. */
const directives = [
  `default-src 'none'`,
  `style-src-attr 'none'`,
  `font-src 'self'`,
  `worker-src 'none'`,
  `object-src 'none'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `require-trusted-types-for 'script'`,
  `trusted-types 'none'`,
];

/** The export and the browser (faults.md, fourth table). */
export const exportGuards: Guard[] = [
  {
    tag: 'F55',
    file: 'tools/vite/standalone-export.ts',
    from: `mode === 'standalone' || (mode`,
    to: `mode !== '' || (mode`,
    tests: budgets.tests,
  },
  { ...budgets, from: '...productionProblems(chunks),', to: '' },
  { ...budgets, from: 'chunks.some(({ code }) => passwordInJson.test(code))', to: 'false' },
  { ...budgets, from: '(?!template', to: '(?!backend' },
  { tag: 'F55', file: 'vite.config.ts', from: 'budgets(),', to: '', tests: budgets.tests },
  ...directives.map((directive): Guard => ({ ...headers, from: `    \`${directive}\`,\n`, to: '' })),
  { ...headers, from: `; frame-ancestors 'none'`, to: '' },
  { ...headers, from: `  'X-Content-Type-Options': 'nosniff',\n`, to: '' },
  {
    tag: 'F56',
    file: 'tools/vite/static-export.ts',
    from: '<meta http-equiv="Content-Security-Policy" content="${policy}" />',
    to: '',
    tests: headers.tests,
  },
  {
    tag: 'F56',
    file: 'screens/support/report-policy.ts',
    from: `response.setHeader('Content-Security-Policy-Report-Only', policy);`,
    to: '',
    tests: ['screens/support/flaws.screen.ts'],
  },
  {
    ...catalogues,
    from: '.map((missing) => `"${text}" lacks the plural forms ${missing.join(\', \')}`),',
    to: '.flatMap(() => []),',
  },
  {
    ...catalogues,
    from: 'if (!text) return [`"${message}" is not translated`];',
    to: 'if (!text) return [];',
  },
  { tag: 'F69', file: 'vite.config.ts', from: 'completeCatalogues(),', to: '', tests: budgets.tests },
];
