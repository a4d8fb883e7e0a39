import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';

const size = { width: 1200, height: 630 };

/**
 * Draws public/preview.png, the preview of a link in a chat: the product's envelope without text, because the reader's
 * language is unknown.
 */
export async function drawLinkPreview(browser: Browser): Promise<void> {
  const page = await browser.newPage({ viewport: size });
  const read = (path: string) => readFileSync(`src/${path}`, 'utf8');
  const sprig = `data:image/svg+xml,${encodeURIComponent(read('ui/sprig.svg'))}`;
  await page.setContent(`<style>
    ${read('theme/scale.css')}
    ${read('ui/Envelope.module.css')}
    body {
      display: grid;
      grid-template-columns: 1fr auto 1fr;
      place-items: center;
      block-size: ${size.height}px;
      margin: 0;
      background: #f6eddd;
    }
    body::before {
      content: '';
      position: absolute;
      inset: 22px;
      border: 4px double #c9a25a;
      border-radius: 18px;
    }
    .envelope { --unit: 1.75px; }
    .sprig {
      inline-size: 170px;
      aspect-ratio: 1;
      background: #c9a25a;
      mask: url("${sprig}") center / contain no-repeat;
    }
    .letter > .sprig { inline-size: 130px; background: #b98a3a; }
    .seal svg { inline-size: 56px; fill: none; stroke: currentColor; stroke-width: 2.4; stroke-linecap: round; stroke-linejoin: round; }
  </style>
  <i class="sprig"></i>
  <div class="envelope">
    <div class="flap"></div>
    <div class="letter"><i class="sprig"></i></div>
    <div class="pocket"></div>
    <div class="seal"><svg viewBox="0 0 24 24"><path d="m5 12.5 4.6 4.6L19 7.4"/></svg></div>
  </div>
  <i class="sprig"></i>`);
  await page.screenshot({ path: 'public/preview.png' });
  await page.close();
}
