/**
 * `npx node tools/bench/organiser.ts`: the guest list of the production export at three sizes, and an import at two, as ratios to
 * the smallest. It measures the existing dist/, so build first. `--runs 5` for more than 3 visits each, `--only list`
 * or `--only import` for a part. Exit code 1: a target is missed.
 */
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { preview } from 'vite';
import { launchArguments, requireChromium } from '../chromium.ts';
import { readExported } from '../vite/preview-host.ts';
import { type ImportVisit, visitImport } from './organiser-import.ts';
import { type ListVisit, visitList } from './organiser-list.ts';
import { median } from './statistics.ts';

/** Whether a measure meets its target, by the value at the largest size and its ratio to the one at the smallest. */
type Promises<Visit> = Record<keyof Visit, (value: number, ratio: number) => boolean>;

const listPromises: Promises<ListVisit> = {
  firstRows: (_, ratio) => ratio <= 1.3,
  nodes: (_, ratio) => ratio <= 1.1,
  heap: (_, ratio) => ratio <= 1.5,
  // The list that a search needs is in the browser (docs/testing.md).
  heapOfAll: (value) => value <= 50,
  filter: (value) => value <= 50,
  selectAll: (value) => value <= 200,
};
const importPromises: Promises<ImportVisit> = {
  parse: () => true,
  preview: (value) => value <= 2_000,
  duplicates: (value) => value <= 2_000,
  longestTask: (value) => value <= 100,
};

const { values: options } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, only: { type: 'string' } },
});
const runs = Number(options.runs);
readExported('dist', 'index.html');

const server = await preview({ logLevel: 'error', preview: { port: 0, host: 'localhost' } });
const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
const browser = await chromium.launch({ executablePath: requireChromium(), args: launchArguments });
const parts = {
  list: () => measure('The guest list', [1_000, 10_000, 100_000], visitList, listPromises),
  import: () => measure('An import', [1_000, 10_000], visitImport, importPromises),
};
let areKept = true;
for (const [name, run] of Object.entries(parts))
  if (options.only === undefined || options.only === name) areKept = (await run()) && areKept;
await browser.close();
await server.close();
process.exitCode = areKept ? 0 : 1;

/** Visits each size in turns and prints the medians. Returns whether every target is met. */
async function measure<Visit extends object>(
  title: string,
  sizes: readonly number[],
  visit: (browser: Browser, origin: string, size: number) => Promise<Visit>,
  promises: Promises<Visit>,
) {
  const visits = sizes.map((): Visit[] => []);
  for (let run = 0; run < runs; run += 1)
    for (const [at, size] of sizes.entries()) {
      visits[at]?.push(await visit(browser, origin, size));
      console.log(`${title} of ${size}`);
    }
  console.log(`${title.padEnd(20)}${sizes.map((size) => format(size)).join('')}   ratio`);
  const names = Object.keys(promises) as (keyof Visit & string)[];
  const results = names.map((name) => {
    const medians = visits.map((each) => median(each.map((values) => Number(values[name]))));
    const [first = 0, last = 0] = [medians[0], medians.at(-1)];
    const ratio = last / first;
    const isKept = promises[name](last, ratio);
    console.log(
      `${isKept ? '✓' : '✗'} ${name.padEnd(18)}${medians.map(format).join('')}   × ${round(ratio)}`,
    );
    return isKept;
  });
  return results.every(Boolean);
}

function round(value: number) {
  return Math.round(value * 10) / 10;
}

function format(value: number) {
  return String(round(value)).padStart(10);
}
