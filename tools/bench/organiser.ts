/**
 * `npm run bench:organiser`: the guest list of the production export at three sizes, and the preview of an import, as
 * ratios to the smallest. `--runs 5` for more than 3 visits each. Exit code 1: a promise is not kept.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { launchArguments, requireChromium } from '../chromium.ts';
import { type ListVisit, visitImport, visitList } from './organiser-visit.ts';
import { median } from './statistics.ts';

const { values: options } = parseArgs({ options: { runs: { type: 'string', default: '3' } } });
const sizes = [1_000, 10_000, 100_000] as const;
if (!existsSync('dist/index.html')) throw new Error('There is no dist/: run npm run build first.');

const server = await preview({ logLevel: 'error', preview: { port: 0, host: 'localhost' } });
const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
const browser = await chromium.launch({ executablePath: requireChromium(), args: launchArguments });
const visits = new Map<number, ListVisit[]>(sizes.map((size) => [size, []]));
const imports: Awaited<ReturnType<typeof visitImport>>[] = [];
for (let run = 0; run < Number(options.runs); run += 1) {
  for (const size of sizes) visits.get(size)?.push(await visitList(browser, origin, size));
  imports.push(await visitImport(browser, origin, 10_000));
}
await browser.close();
await server.close();

/** The median of one measure at one size. */
const at = (size: number, name: keyof ListVisit) =>
  median((visits.get(size) ?? []).map((each) => each[name]));
const [smallest, , largest] = sizes;
const round = (value: number) => Math.round(value * 10) / 10;
const promises: Record<keyof ListVisit, (value: number, ratio: number) => boolean> = {
  firstRows: (_, ratio) => ratio <= 1.3,
  nodes: (_, ratio) => ratio <= 1.1,
  heap: () => true,
  farJump: () => true,
  filter: (value) => value <= 50,
  selectAll: (value) => value <= 50,
  slowFrames: (value) => value <= 3,
  slowFramesSlowed: (value) => value <= 10,
};
let isKept = true;
for (const name of Object.keys(promises) as (keyof ListVisit)[]) {
  const ratio = at(largest, name) / Math.max(at(smallest, name), Number.EPSILON);
  const kept = promises[name](at(largest, name), ratio);
  isKept &&= kept;
  const values = sizes.map((size) => String(round(at(size, name))).padStart(9)).join('');
  console.log(`${kept ? '✓' : '✗'} ${name.padEnd(18)}${values}   × ${round(ratio)}`);
}
const previewed = median(imports.map((each) => each.preview));
const longest = median(imports.map(({ longestTask }) => longestTask));
console.log(`${previewed <= 2_000 ? '✓' : '✗'} preview of an import of 10,000 rows: ${round(previewed)} ms`);
console.log(`${longest <= 100 ? '✓' : '✗'} longest task meanwhile: ${round(longest)} ms`);
process.exitCode = isKept && previewed <= 2_000 && longest <= 100 ? 0 : 1;
