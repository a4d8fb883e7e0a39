/**
 * `npm run bench:shell`: how long a change of theme, layout, direction and language takes until it is visible, on pages
 * with many rows, with a four times slower processor. `--runs 5` for more than 3 visits each. It measures the existing
 * dist/, so build first. Exit code 1: a target is missed.
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { launchArguments, requireChromium } from '../chromium.ts';
import { beginCommand } from '../command.ts';
import { readExported } from '../vite/preview-headers.ts';
import { conditions } from './conditions.ts';
import { parseRuns } from './runs.ts';
import { type BenchPage, changeNames, pages, visitShell } from './shell-visit.ts';
import { median } from './statistics.ts';

/** The target of every change, in milliseconds. */
const most = 100;

beginCommand();
const { values: options } = parseArgs({ options: { runs: { type: 'string', default: '3' } } });
const runs = parseRuns(options.runs);
readExported('dist', 'index.html');

const server = await preview({ logLevel: 'error', preview: { port: 0, host: 'localhost' } });
const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
const browser = await chromium.launch({ executablePath: requireChromium(), args: launchArguments });
for (const path of Object.keys(pages) as BenchPage[]) {
  const visits: Record<string, number>[] = [];
  // The first visit is a warm-up.
  for (let run = -1; run < runs; run += 1) {
    const times = await visitShell(browser, origin, path, conditions.cpuSlowdown);
    if (run >= 0) visits.push(times);
  }
  for (const name of changeNames) {
    const time = Math.round(median(visits.map((times) => times[name] ?? Infinity)));
    if (time > most) process.exitCode = 1;
    console.log(`${time <= most ? '✓' : '✗'} ${path}: ${name} in ${time} ms (at most ${most})`);
  }
}
await browser.close();
await server.close();
