/**
 * `npm run bench`: compares the pages that people open first with pages that show the same, on the line and the
 * processor of a slow phone: with a page written by hand, and the list of events with the floor of its stack, too
 * (`floor/main.tsx`). Then it measures a guest list at three sizes. Medians of five runs.
 *
 * `--pages events,login` for some of guest, single, arabic, login, events and list; `--runs 11` for more runs.
 * It measures the existing dist/, and builds it if there is none. It needs openssl. Exit code 1: a target is missed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { launchArguments, requireChromium } from '../chromium.ts';
import { UsageError } from '../usage-error.ts';
import { listTargets, measureLists } from './lists.ts';
import { comparePages, pages } from './pages.ts';
import { report } from './report.ts';
import { conditions } from './visit.ts';

const names = [...Object.keys(pages), 'list'];
const { values: options } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, pages: { type: 'string', default: names.join() } },
});
const runs = Number(options.runs);
const chosen = options.pages.split(',');
const unknown = chosen.filter((name) => !names.includes(name));
if (unknown.length > 0) throw new UsageError(`--pages ${unknown.join()} is none of ${names.join(', ')}.`);
if (!(runs >= 1)) throw new UsageError(`--runs ${options.runs} is not a number from 1.`);
const executablePath = requireChromium();
if (!existsSync('dist/guest.html')) spawnSync('vite build', { shell: true, stdio: 'inherit' });

const { roundTrip, download, cpuSlowdown } = conditions;
console.log(
  `Medians of ${runs}, cold cache, ${download / 1e6} Mbit/s, ${roundTrip} ms round trip, ${cpuSlowdown} × slower CPU; ms, bytes, MB.`,
);
const browser = await chromium.launch({ executablePath, channel: 'chromium', args: launchArguments });
for (const name of chosen) {
  const page = pages[name];
  const columns = page ? await comparePages(browser, page, runs) : await measureLists(browser, runs);
  const { text, areMet } = report(columns, page?.targets ?? listTargets);
  console.log(`\n${name}\n${text}`);
  if (!areMet) process.exitCode = 1;
}
await browser.close();
