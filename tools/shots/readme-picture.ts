import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { pictureName, type Variant } from './variant.ts';

/** The picture of the README: the guest list on a desktop, and the invitation on a phone in front of it. */
export const readmeScenes = ['guests-all', 'guest-changed'];

const size = { width: 1480, height: 800 };

/**
 * Combines the pictures of the README: docs/images/guestwise-light.png and -dark.png.
 * @param folder where the pictures of `readmeScenes` are
 */
export async function composeReadmePictures(browser: Browser, folder: string): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    const page = await browser.newPage({ viewport: size });
    const image = (scene: string, width: Variant['width']) => {
      const file = readFileSync(`${folder}/${pictureName(scene, { width, theme, language: 'en' })}`);
      return `data:image/png;base64,${file.toString('base64')}`;
    };
    const [desk, phone] = [image('guests-all', 1280), image('guest-changed', 360)];
    await page.setContent(`<style>
      body { margin: 0; background: ${theme === 'light' ? '#f3efe8' : '#14110e'}; }
      div { position: absolute; overflow: hidden; border-radius: 12px; box-shadow: 0 12px 40px rgb(0 0 0 / 25%); }
      img { display: block; inline-size: 100%; }
      .desk { inset: 48px 200px auto 48px; block-size: 704px; }
      .phone { inset: 112px 48px 32px auto; inline-size: 300px; border: 6px solid #2a2622; border-radius: 32px; }
    </style><div class="desk"><img src="${desk}"></div><div class="phone"><img src="${phone}"></div>`);
    await page.screenshot({ path: `docs/images/guestwise-${theme}.png` });
    await page.close();
  }
}
