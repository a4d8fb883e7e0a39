/**
 * `node tools/record-films.ts`: renders the videos of the demo profile from its drawings, and writes them beside those.
 * Run it by hand after a drawing changed. It needs a Chromium and ffmpeg with libvpx (the Debian package is enough).
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { launchArguments, requireChromium } from './chromium.ts';

const scenes = join(import.meta.dirname, '../mocks/template/scenes');
const size = { width: 640, height: 480 };
const framesPerSecond = 10;
const seconds = 12;

/** The moving elements of each film, by index, and whether they rise or burst. */
const films = [
  { name: 'lanterns', selector: 'use[href="#lantern"]', motion: 'rise' },
  { name: 'fireworks', selector: 'svg > g[transform]', motion: 'burst' },
];

const browser = await chromium.launch({ executablePath: requireChromium(), args: launchArguments });
const page = await browser.newPage({ viewport: size });
for (const { name, selector, motion } of films) {
  const drawing = readFileSync(join(scenes, `${name}.svg`), 'utf8');
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${drawing}`);
  const frames: Buffer[] = [];
  for (let frame = 0; frame < framesPerSecond * seconds; frame++) {
    await page.evaluate(
      ({ selector, motion, time }) => {
        const ease = (part: number) => 1 - (1 - Math.min(1, Math.max(0, part))) ** 3;
        for (const [place, element] of document.querySelectorAll<SVGElement>(selector).entries()) {
          element.dataset.at ??= element.getAttribute('transform') ?? '';
          if (motion === 'rise') {
            const lift = 620 * (1 - ease((time - place * 0.9) / 4));
            const sway = 3 * Math.sin(time * 1.6 + place);
            element.setAttribute('transform', `translate(0 ${lift}) ${element.dataset.at} rotate(${sway})`);
          } else {
            const age = (time + 12 - place * 1.7) % 4;
            element.setAttribute('transform', `${element.dataset.at} scale(${ease(age / 1.6)})`);
            element.setAttribute('opacity', String(Math.max(0, Math.min(1, (4 - age) / 1.8))));
          }
        }
      },
      { selector, motion, time: frame / framesPerSecond },
    );
    frames.push(await page.screenshot({ type: 'jpeg', quality: 92 }));
  }
  const options = `-y -f image2pipe -framerate ${framesPerSecond} -i - -c:v libvpx-vp9 -crf 55 -b:v 0 -pix_fmt yuv420p -g 40`;
  const encoded = spawnSync('ffmpeg', [...options.split(' '), join(scenes, `${name}.webm`)], {
    input: Buffer.concat(frames),
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  if (encoded.status !== 0) throw new Error(`ffmpeg did not write ${name}.webm`);
}
await browser.close();
