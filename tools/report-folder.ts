import { join } from 'node:path';

/** Where Vitest and Playwright write the JSON reports that `npm test` adds up. */
export const reportFolder = join(import.meta.dirname, '../node_modules/.cache/test-reports');

/** The reporters of a Vitest configuration. @param name of its JSON report */
export const reportersFor = (name: string): ['default', ['json', { outputFile: string }]] => [
  'default',
  ['json', { outputFile: join(reportFolder, `${name}.json`) }],
];
