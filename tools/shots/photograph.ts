import type { Browser, ConsoleMessage, Page } from '@playwright/test';
import type { Scene } from './scene.ts';
import type { SignedIn } from './sign-in.ts';
import { watchSettling } from './settled.ts';
import { pictureName, type Variant, windowFor } from './variant.ts';

export interface Studio {
  browser: Browser;
  /** Where the export is served. */
  origin: string;
  signedIn: SignedIn;
  /** Where the pictures go. */
  folder: string;
}

/** A picture, and the problems of its page. */
export interface Picture {
  scene: string;
  variant: Variant;
  file: string;
  troubles: string[];
}

/** The tallest picture, in CSS pixels: nobody scrolls through ten thousand guests. */
const tallest = 2400;

/** Opens a scene in its own browser context and mock world, and takes its picture. */
export async function photograph(
  { browser, origin, signedIn, folder }: Studio,
  scene: Scene,
  variant: Variant,
): Promise<Picture> {
  const file = pictureName(scene.name, variant);
  const context = await browser.newContext({
    baseURL: origin,
    ...windowFor(variant.width),
    colorScheme: variant.theme,
    locale: variant.language,
    reducedMotion: 'reduce',
    extraHTTPHeaders: {
      'x-mock-world': `${scene.name.includes('hostile') ? 'hostile' : 'shots'}-${file}`,
      ...(scene.scenarios ? { 'x-mock-scenario': scene.scenarios } : {}),
    },
    ...(scene.signedIn ? { storageState: signedIn } : {}),
  });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  const troubles = watchTroubles(page);
  try {
    const settled = watchSettling(page, scene);
    await scene.before?.(page);
    await page.goto(scene.path, { waitUntil: 'commit' });
    await settled();
    await scene.act?.(page);
    await settled();
    troubles.push(...(await scrollsSideways(page)));
    await page.screenshot({ path: `${folder}/${file}`, animations: 'disabled', ...(await extent(page)) });
  } catch (error) {
    troubles.push(String(error).split('\n').slice(0, 3).join(' '));
  } finally {
    await context.close();
  }
  return { scene: scene.name, variant, file, troubles };
}

/** Collects the page's exceptions and policy violations. */
function watchTroubles(page: Page): string[] {
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(`threw ${String(error)}`));
  page.on('console', (message) => void (isTrouble(message) && troubles.push(message.text())));
  return troubles;
}

// Many scenes are about a failed call, and the console logs each.
const isTrouble = (message: ConsoleMessage) =>
  message.type() === 'error' &&
  /Content Security Policy|Trusted(HTML|Script| Type)|^Refused to/.test(message.text());

const scrollsSideways = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`scrolls sideways: ${scrollWidth} in ${clientWidth} px`] : [];
  });

/** The whole page, or only the window if something covers the page. */
async function extent(page: Page) {
  const { width, height, isCovered } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
    isCovered:
      document.querySelector('dialog[open], [role=dialog], [role=alertdialog], [role=menu]') !== null,
  }));
  if (isCovered) return {};
  return { fullPage: true, clip: { x: 0, y: 0, width, height: Math.min(height, tallest) } };
}
