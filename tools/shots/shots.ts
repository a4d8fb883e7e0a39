/**
 * `npx node tools/shots/shots.ts`: a picture of every scene in two widths, two themes and two languages, on the
 * production export with the mock backend, and shots/index.html to see them side by side.
 *
 * `--only guest-thank-you,events` for some of them (also the first part of a name, such as `guest`, or an address, such
 * as `/apps/notes`), `--quick` for one theme and one language. It uses the existing dist/, so build first. Exit code 1:
 * a page threw, violated its policy, scrolls sideways, or does not show what its scene is about.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type ConsoleMessage, type Page } from '@playwright/test';
import { preview } from 'vite';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { launchArguments, requireChromium } from '../chromium.ts';
import { readExported } from '../vite/preview-host.ts';
import { type Scene, scenes } from './scenes.ts';

/** The environment of a picture. */
interface Variant {
  width: 360 | 1280;
  theme: 'light' | 'dark';
  language: 'en' | 'ar';
}

const folder = 'shots';
const windows = {
  360: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
  1280: { viewport: { width: 1280, height: 800 } },
};
/** The time for parts that are loaded on demand, in milliseconds. */
const settling = 700;
/** In CSS pixels: a page of ten thousand guests is cut. */
const maxHeight = 2400;

const flag = { type: 'boolean', default: false } as const;
const { values: options } = parseArgs({ options: { only: { type: 'string', default: '' }, quick: flag } });
const names = options.only.split(',').filter(Boolean);
const chosen: (readonly [string, Scene])[] = Object.entries(scenes).filter(
  ([name]) => names.length === 0 || names.some((each) => name === each || name.startsWith(`${each}-`)),
);
for (const path of names) {
  if (path.startsWith('/')) chosen.push([path.slice(1).replaceAll(/\W+/g, '-'), { path }]);
}
const variants = (['en', 'ar'] as const)
  .flatMap((language) => (['light', 'dark'] as const).map((theme) => ({ language, theme })))
  .slice(0, options.quick ? 1 : undefined)
  .flatMap((each): Variant[] => [
    { ...each, width: 360 },
    { ...each, width: 1280 },
  ]);
readExported('dist', 'index.html');

const server = await preview({ logLevel: 'error', preview: { port: 0, host: 'localhost' } });
const origin = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch({ executablePath: requireChromium(), args: launchArguments });
const signedIn = await signIn(browser);
if (names.length === 0) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const troubles: string[] = [];
const waiting = chosen
  .flatMap(([name, scene]) => variants.map((variant) => ({ name, scene, variant })))
  .values();
const takePictures = async () => {
  for (const { name, scene, variant } of waiting) {
    const file = `${name}-${describe(variant, '-')}.png`;
    const found = await photograph(scene, variant, file);
    troubles.push(...found.map((trouble) => `${file}: ${trouble}`));
    console.log(file);
  }
};
// A scene mostly waits, so more of them than processors can run at once.
await Promise.all(Array.from({ length: 4 }, takePictures));
await browser.close();
await server.close();
writeFileSync(`${folder}/index.html`, createGallery());
for (const line of troubles) console.log(`✗ ${line}`);
console.log(`${chosen.length * variants.length} pictures of ${chosen.length} scenes: ${folder}/index.html`);
process.exitCode = troubles.length > 0 ? 1 : 0;

function describe({ width, theme, language }: Variant, separator = ' ') {
  return [width, theme, language].join(separator);
}

/** Logs the seeded admin in through the login page. @returns the storage of the browser */
async function signIn(browser: Browser) {
  const page = await browser.newPage({
    baseURL: origin,
    locale: 'en',
    extraHTTPHeaders: { 'x-mock-world': 'shots' },
  });
  await page.goto('/login');
  await page.getByLabel('Email').fill(admin.email);
  await page.getByLabel('Password').fill(admin.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL('**/events');
  const storage = await page.context().storageState();
  await page.close();
  return storage;
}

/** Opens a scene in its own browser context and mock world, and takes its picture. @returns the faults of the page */
async function photograph({ path, scenarios = '', act, shows }: Scene, variant: Variant, file: string) {
  const context = await browser.newContext({
    baseURL: origin,
    ...windows[variant.width],
    colorScheme: variant.theme,
    locale: variant.language,
    reducedMotion: 'reduce',
    extraHTTPHeaders: {
      'x-mock-world': `${file.includes('hostile') ? 'hostile' : 'shots'}-${file}`,
      'x-mock-scenario': scenarios,
    },
    ...(/^\/(?:apps|events|pages\/account)\b/.test(path) && { storageState: signedIn }),
  });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(`threw ${String(error)}`));
  page.on('console', (message) => void (isTrouble(message) && found.push(message.text())));
  try {
    await page.goto(path);
    if (!scenarios.includes('silent')) await page.waitForLoadState('networkidle');
    await act?.(page);
    if (shows) await page.locator(shows).first().waitFor();
    await page.waitForTimeout(settling);
    await page.screenshot({
      path: `${folder}/${file}`,
      animations: 'disabled',
      ...(await measure(page, found)),
    });
  } catch (error) {
    found.push(String(error).split('\n').slice(0, 3).join(' '));
  } finally {
    await context.close();
  }
  return found;
}

// Many scenes are about a failed call, and the console logs each.
function isTrouble(message: ConsoleMessage) {
  return message.type() === 'error' && /Content Security Policy|Trusted|^Refused to/.test(message.text());
}

/** The whole page, or only the window if something covers the page. */
async function measure(page: Page, found: string[]) {
  const { width, height, content, isCovered } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
    content: document.documentElement.scrollWidth,
    isCovered:
      document.querySelector('dialog[open], [role=dialog], [role=alertdialog], [role=menu]') !== null,
  }));
  if (content > width) found.push(`scrolls sideways: ${content} in ${width} px`);
  if (isCovered) return {};
  return { fullPage: true, ...(height > maxHeight && { clip: { x: 0, y: 0, width, height: maxHeight } }) };
}

/** A static page with every picture, one row per scene. */
function createGallery() {
  const rows = chosen.map(([name]) => {
    const pictures = variants.map((variant) => {
      const file = `${name}-${describe(variant, '-')}.png`;
      return `<a href="${file}" title="${describe(variant)}"><img src="${file}" alt="" loading="lazy" height="480" /></a>`;
    });
    return `<h2 id="${name}">${name}</h2>\n<div>${pictures.join('\n')}</div>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<title>Pictures of every screen</title>
<style>:root { color-scheme: light dark; } div { display: flex; gap: 1rem; overflow-x: auto; }</style>
${rows.join('\n')}
</html>
`;
}
