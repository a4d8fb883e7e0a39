/**
 * `npm run bench`: compares the guest page of the production export with a hand-written page of the same content, in
 * turns over HTTP/2, each time as a first visit of a phone on a slow connection, with a photograph as its card; then
 * the organiser's first screens with that page.
 *
 * `--runs 11` for more than 7 visits each, `--only answered`, `multi`, `single`, `arabic`, `login` or `events` for one
 * of the visits. It measures the existing dist/, and builds it if there is none. Exit code 1: a target is missed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { requireChromium } from '../chromium.ts';
import { UsageError } from '../usage-error.ts';
import { photographedCard } from './card.ts';
import { conditions, warmUp } from './conditions.ts';
import { launchDevTools } from './devtools.ts';
import { reportRows, table } from './report.ts';
import { serve } from './site.ts';
import { type Visit, visit } from './visit.ts';
import { type ComparedVisit, comparedVisits, visitNames } from './visits.ts';

const { values: options } = parseArgs({
  options: { runs: { type: 'string', default: '7' }, only: { type: 'string' } },
});
const runs = Number(options.runs);
if (options.only !== undefined && !visitNames.some((name) => name === options.only))
  throw new UsageError(`--only ${options.only} is none of ${visitNames.join(', ')}.`);
const chromiumPath = requireChromium();

if (!existsSync('dist/guest.html')) spawnSync('vite build', { shell: true, stdio: 'inherit' });
const browser = await launchDevTools(chromiumPath);
const card = await photographedCard(browser);
const { viewport, roundTrip, download, cpuSlowdown } = conditions;
console.log(
  `${runs} visits each in turns, cold cache, HTTP/2, ${viewport.width} × ${viewport.height}, ` +
    `${download / 1e6} Mbit/s, ${roundTrip} ms round trip, ${cpuSlowdown}× slower CPU, ` +
    `card of ${(card.body.length / 1000).toFixed(1)} kB. Medians, with the least and the greatest; ratios by pairs.`,
);
const kept: boolean[] = [];
const visits = comparedVisits(card);
for (const name of visitNames.filter((each) => options.only === undefined || each === options.only))
  kept.push(await compare(name, visits[name]));
await browser.close();
process.exitCode = kept.every(Boolean) ? 0 : 1;

/** Measures one visit of both pages, and prints the results. */
async function compare(name: string, { ours, handWritten, measures }: ComparedVisit): Promise<boolean> {
  const pages = [
    { ...ours, ...(await serve(ours.site)), visits: [] as Visit[] },
    { ...handWritten, ...(await serve(handWritten.site)), visits: [] as Visit[] },
  ] as const;
  let before = Number.NaN;
  for (let times = 0; times < warmUp.atMost; times++) {
    await visit(browser, pages[1].origin, pages[1]);
    const { usable } = (await visit(browser, pages[0].origin, pages[0])).vitals;
    if (Math.abs(usable / before - 1) < warmUp.agreement) break;
    before = usable;
  }
  for (let run = 0; run < runs; run++) {
    // The order alternates, so that a machine that warms up or slows down favours neither.
    for (const page of run % 2 === 0 ? pages : pages.toReversed())
      page.visits.push(await visit(browser, page.origin, page));
    console.log(`${name}, visit ${run + 1}`);
  }
  for (const page of pages) page.close();
  const rows = reportRows(measures, pages[0].visits, pages[1].visits);
  console.log(`\n${name}\n${table(rows)}`);
  const faults = new Set(pages.flatMap((page) => page.visits.flatMap(({ vitals }) => vitals.faults)));
  for (const fault of faults) console.log(`✗ ${fault}`);
  return faults.size === 0 && rows.every((row) => row.kept !== false);
}
