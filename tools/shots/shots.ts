/**
 * `npx node tools/shots/shots.ts`: a picture of every scene in two widths, two themes and two languages, on the production export with
 * the mock backend, and shots/index.html to see them side by side.
 *
 * `--only guest-thank-you,events` for some of them (also the first part of a name, such as `guest`), `--quick` for one
 * theme and one language, `--frames` for the layouts and styles of the navbar at four widths, `--build` for a new
 * export even if dist/ exists, `--readme` only for the pictures of the README and the link preview. Exit code 1: a page
 * threw, violated its policy, or scrolls sideways.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { launchArguments, requireChromium } from '../chromium.ts';
import { UsageError } from '../usage-error.ts';
import { gallery } from './gallery.ts';
import { drawLinkPreview } from './link-preview.ts';
import { photograph, type Picture } from './photograph.ts';
import { composeReadmePictures, readmeScenes } from './readme-picture.ts';
import { routesWithoutScene, scenes } from './scenes.ts';
import { signIn } from './sign-in.ts';
import { frameVariants, variants } from './variant.ts';

const folder = 'shots';
const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    quick: { type: 'boolean', default: false },
    build: { type: 'boolean', default: false },
    readme: { type: 'boolean', default: false },
    frames: { type: 'boolean', default: false },
  },
});
const names = options.readme
  ? readmeScenes
  : options.frames
    ? ['layout', 'navbar']
    : options.only.split(',').filter(Boolean);
const isNamed = (scene: string) =>
  names.some((each) => scene === each || (!options.readme && scene.startsWith(`${each}-`)));
const chosen = scenes.filter(({ name }) => names.length === 0 || isNamed(name));
if (chosen.length === 0) throw new UsageError(`There is no scene ${options.only} in tools/shots.`);
const executablePath = requireChromium();

if (options.build || !existsSync('dist/guest.html'))
  spawnSync('vite build', { shell: true, stdio: 'inherit' });
const server = await preview({ logLevel: 'error', preview: { port: 0, host: 'localhost' } });
const origin = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch({ executablePath, args: launchArguments });
const studio = { browser, origin, folder, signedIn: await signIn(browser, origin) };

if (names.length === 0) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const surroundings = options.frames
  ? frameVariants
  : variants(options.quick).filter(({ language }) => !options.readme || language === 'en');
const plan = chosen.flatMap((scene) => surroundings.map((variant) => ({ scene, variant })));
const pictures: Picture[] = [];
const waiting = plan.entries();
const takePictures = async () => {
  for (const [place, { scene, variant }] of waiting) {
    pictures[place] = await photograph(studio, scene, variant);
    console.log(pictures[place]?.file);
  }
};
// A scene mostly waits, so more of them than processors can run at once.
await Promise.all(Array.from({ length: 4 }, takePictures));
if (options.readme) {
  await composeReadmePictures(browser, folder);
  await drawLinkPreview(browser);
}
await browser.close();
await server.close();
writeFileSync(`${folder}/index.html`, gallery(pictures));

const wrong = [
  ...pictures.flatMap(({ file, troubles }) => troubles.map((trouble) => `${file}: ${trouble}`)),
  ...routesWithoutScene(readFileSync('src/routeTree.gen.ts', 'utf8'), scenes).map(
    (route) => `${route}: no scene in tools/shots shows this route`,
  ),
];
for (const line of wrong) console.log(`✗ ${line}`);
console.log(`${pictures.length} pictures of ${chosen.length} scenes: ${folder}/index.html`);
process.exitCode = wrong.length > 0 ? 1 : 0;
