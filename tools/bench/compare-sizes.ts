import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { tokenFor } from '../../mocks/engine/token.ts';
import { getPort, production } from '../addresses.ts';
import { launchArguments, requireChromium } from '../chromium.ts';
import { beginCommand, endTogether } from '../command.ts';
import { requirePorts } from '../ports.ts';
import { createProgress } from '../progress.ts';
import { readExported } from '../vite/preview-headers.ts';
import { parseRuns } from './runs.ts';
import { median } from './statistics.ts';

type Sizes = { few: number; many: number };

/**
 * Measures a page with few and with many rows in turns, in one browser, on the existing dist/. `--runs 5` for another
 * number than 5 each.
 * @returns the median of each measure by size
 */
export async function compareSizes<Name extends string>(
  sizes: Sizes,
  measure: (browser: Browser, size: number) => Promise<Record<Name, number>>,
) {
  beginCommand();
  const { values: options } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
  const runs = parseRuns(options.runs);
  const executablePath = requireChromium();
  readExported('dist', 'index.html');
  await requirePorts([Number(getPort(production))], 'E2E_PORT');
  const server = endTogether(
    spawn('vite', ['preview', '--port', getPort(production), '--strictPort'], { stdio: 'ignore' }),
  );
  const browser = await chromium.launch({ executablePath, args: launchArguments });
  const results: Record<keyof Sizes, Record<Name, number>[]> = { few: [], many: [] };
  try {
    await untilServed();
    const progress = createProgress(runs + 1);
    for (let run = -1; run < runs; run++) {
      for (const size of run % 2 === 0 ? (['few', 'many'] as const) : (['many', 'few'] as const)) {
        const measures = await measure(browser, sizes[size]);
        // The first turn is a warm-up.
        if (run >= 0) results[size].push(measures);
      }
      progress.step(run < 0 ? 'warm-up' : `visit ${run + 1}`);
    }
  } finally {
    await browser.close();
    server.kill();
  }
  const middle = (size: keyof Sizes, name: Name) => median(results[size].map((measures) => measures[name]));
  function report(title: string, promise: string, name: Name, isKept: boolean) {
    const numbers = `${Math.round(middle('few', name))} with ${sizes.few}, ${Math.round(middle('many', name))} with ${sizes.many}`;
    console.log(`${isKept ? '✓' : '✗'} ${title}: ${numbers}; ${promise}`);
    if (!isKept) process.exitCode = 1;
  }
  return {
    /** Requires that many rows cost at most this multiple of few. */
    holdRatio(title: string, name: Name, limit: number) {
      const ratio = middle('many', name) / middle('few', name);
      report(title, `${ratio.toFixed(2)} × (at most ${limit})`, name, ratio <= limit);
    },
    /** Requires that many rows cost at most this much. */
    holdMost(title: string, name: Name, most: number) {
      report(title, `at most ${most}`, name, middle('many', name) <= most);
    },
  };
}

/** A browser context in which the admin is logged in. */
export async function openSignedIn(browser: Browser, world: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: production,
    extraHTTPHeaders: { 'x-mock-world': world },
    locale: 'en-US',
  });
  const token = JSON.stringify(tokenFor(admin._id, Date.now()));
  await context.addInitScript((token) => localStorage.setItem('guestwise.token', token), token);
  return context;
}

async function untilServed() {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const isServed = await fetch(production).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isServed) return;
    if (Date.now() > deadline) throw new Error(`The build is not served at ${production}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
