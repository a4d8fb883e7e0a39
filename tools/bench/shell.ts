/**
 * `npm run bench:shell`: how long a change of theme, layout, direction and language takes until it is visible, on pages
 * with many rows, with a four times slower processor. `--runs 5` for more than 3 visits each. It measures the existing
 * dist/, so build first. The medians count; the least times are those of visits that other processes did not disturb.
 * `-- --against ../before/dist` visits another build in turns: compare the least times of many runs, because medians of
 * the same build differ by half on a busy machine. Exit code 1: a target is missed.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { launchArguments, requireChromium } from '../chromium.ts';
import { beginCommand } from '../command.ts';
import { readExported } from '../vite/preview-headers.ts';
import { conditions } from './conditions.ts';
import { parseRuns } from './runs.ts';
import { type BenchPage, changeNames, pages, visitShell } from './shell-visit.ts';
import { spread } from './statistics.ts';

/** The target of every change, in milliseconds. */
const most = 100;

beginCommand();
const { values: options } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, against: { type: 'string' } },
});
const runs = parseRuns(options.runs);
const folders = [resolve('dist'), ...(options.against === undefined ? [] : [resolve(options.against)])];

const inWords = ({ median, least }: ReturnType<typeof spread>) =>
  `${Math.round(median)} ms, at least ${Math.round(least)} ms`;

const builds = await Promise.all(
  folders.map(async (folder) => {
    readExported(folder, 'index.html');
    const server = await preview({
      logLevel: 'error',
      build: { outDir: folder },
      preview: { port: 0, host: 'localhost' },
    });
    return { server, origin: server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '' };
  }),
);
const browser = await chromium.launch({ executablePath: requireChromium(), args: launchArguments });
for (const path of Object.keys(pages) as BenchPage[]) {
  const visits = builds.map((): Record<string, number>[] => []);
  // The first visits are a warm-up.
  for (let run = -1; run < runs; run += 1) {
    for (const [place, { origin }] of builds.entries()) {
      const times = await visitShell(browser, origin, path, conditions.cpuSlowdown);
      if (run >= 0) visits[place]?.push(times);
    }
  }
  for (const name of changeNames) {
    const [time, other] = visits.map((all) => spread(all.map((times) => times[name] ?? Infinity)));
    if (!time) continue;
    const isMet = time.median <= most;
    if (!isMet) process.exitCode = 1;
    const before =
      other && `; ${(time.least / other.least).toFixed(2)} x of the other build, ${inWords(other)}`;
    console.log(`${isMet ? '✓' : '✗'} ${path}: ${name} in ${inWords(time)} (at most ${most})${before ?? ''}`);
  }
}
await browser.close();
await Promise.all(builds.map(({ server }) => server.close()));
