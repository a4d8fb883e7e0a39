/**
 * `npm run bench`: the guests' page of the production export against a hand-written page of the same
 * content, in turns, each time as a phone on a slow line opens it first.
 *
 * `--runs 11` for more than 7 visits each, `--photo` for a card that is a photograph and not a drawing.
 * It measures dist/ as it stands, and builds it where there is none. Exit code 1: a promise is not kept.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { requireChromium } from '../chromium.ts';
import { exitOnUsageError } from '../usage-error.ts';
import { drawnCard, photographedCard } from './card.ts';
import { conditions, warmUps } from './conditions.ts';
import { launchDevTools } from './devtools.ts';
import { createProgress } from '../progress.ts';
import { reportRows, table } from './report.ts';
import { parseRuns } from './runs.ts';
import { exportedSite, handWrittenSite, serve } from './site.ts';
import { type Visit, visit } from './visit.ts';

exitOnUsageError();
const { values: options } = parseArgs({
  options: { runs: { type: 'string', default: '7' }, photo: { type: 'boolean', default: false } },
});
const runs = parseRuns(options.runs);
const chromiumPath = requireChromium();

if (!existsSync('dist/guest.html')) spawnSync('vite build', { shell: true, stdio: 'inherit' });
const browser = await launchDevTools(chromiumPath);
const card = options.photo ? await photographedCard(browser) : drawnCard;
const pages = [
  { ...(await serve(exportedSite('dist'), card)), visits: [] as Visit[] },
  { ...(await serve(handWrittenSite(), card)), visits: [] as Visit[] },
] as const;

const progress = createProgress(runs + warmUps);
for (let run = -warmUps; run < runs; run++) {
  // Whoever went second goes first, so that a machine that warms up or tires favours neither.
  for (const page of run % 2 === 0 ? pages : pages.toReversed()) {
    const result = await visit(browser, page.origin);
    if (run >= 0) page.visits.push(result);
  }
  progress.step(run < 0 ? 'warm-up' : `visit ${run + 1}`);
}
for (const page of pages) page.close();
await browser.close();

const [ours, handWritten] = pages;
const rows = reportRows(ours.visits, handWritten.visits);
const { viewport, roundTrip, download, cpuSlowdown } = conditions;
console.log(
  `\n${runs} visits each in turns, cold cache, ${viewport.width} × ${viewport.height}, ` +
    `${download / 1e6} Mbit/s, ${roundTrip} ms round trip, ${cpuSlowdown}× slower CPU, ` +
    `card of ${(card.body.length / 1000).toFixed(1)} kB. Medians, with the least and the greatest.\n`,
);
console.log(table(rows));
const faults = new Set(pages.flatMap(({ visits }) => visits.flatMap(({ vitals }) => vitals.faults)));
for (const fault of faults) console.log(`✗ ${fault}`);
process.exitCode = faults.size > 0 || rows.some(({ kept }) => kept === false) ? 1 : 0;
