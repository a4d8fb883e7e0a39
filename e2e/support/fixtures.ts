import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page, type TestInfo } from '@playwright/test';
import { pretendConnection } from './loopback.ts';

interface Call {
  operationId: string;
  method: string;
  path: string;
  authorization: boolean;
  body?: unknown;
  status: number;
}

/** The mock backend of one test: a world of its own, whose server can be made to fail. */
interface Backend {
  /** The header that names the test's world, for a second browser. */
  world: Record<string, string>;
  /**
   * Sets scenarios of mocks/scenarios/scenarios.ts for every call from now on, such as 'saveRsvp:500'. None clears
   * them.
   */
  play(...scenarios: string[]): Promise<void>;
  /** The calls of an operation that this world has received, oldest first. */
  calls(operationId: string): Promise<Call[]>;
  /** Changes a record without the product knowing. */
  patch(collection: string, id: string, fields: Record<string, unknown>): Promise<void>;
}

interface Fixtures {
  backend: Backend;
  /** Console errors that the test expects because it causes them. */
  expectedErrors: RegExp[];
  /** False for a page that axe cannot check, such as one without a script. */
  axe: boolean;
  flawless: void;
}

export const test = base.extend<Fixtures>({
  expectedErrors: [[/Failed to load resource/], { option: true }],
  axe: [true, { option: true }],

  backend: [
    async ({ context, request }, use, { testId, retry }) => {
      const world = { 'x-mock-world': `${testId}-${retry}` };
      await context.setExtraHTTPHeaders(world);
      await pretendConnection(context);
      await use({
        world,
        play: (...scenarios) =>
          context.setExtraHTTPHeaders(
            scenarios.length > 0 ? { ...world, 'x-mock-scenario': scenarios.join(',') } : world,
          ),
        calls: async (operationId) => {
          const answer = await request.get(`/_mock/log?operationId=${operationId}`, { headers: world });
          return (await answer.json()) as Call[];
        },
        patch: async (collection, id, fields) => {
          const data = { collection, id, fields };
          expect((await request.post('/_mock/patch', { headers: world, data })).ok()).toBe(true);
        },
      });
    },
    { auto: true },
  ],

  // Every test ends with a page that threw nothing, broke no policy and has no axe violations.
  flawless: [
    async ({ page, expectedErrors, axe }, use, info) => {
      const flaws: string[] = [];
      page.on('pageerror', (error) => flaws.push(String(error)));
      page.on('dialog', (dialog) => {
        // The browser's own dialog before unsaved changes are left; a test about it waits for it.
        if (dialog.type() === 'beforeunload') return void dialog.accept();
        flaws.push(`a dialog: ${dialog.message()}`);
      });
      page.on('console', (message) => {
        const text = message.text();
        if (message.type() === 'error' && !expectedErrors.some((each) => each.test(text))) flaws.push(text);
      });
      await use();
      expect(flaws).toEqual([]);
      // Again where it fails: the page may still be loading after the last step of the test, or be replaced meanwhile.
      const problems = () => violations(page, info).catch((error: unknown) => [String(error)]);
      // On a busy machine one check of a long list takes more than ten seconds.
      if (axe) await expect.poll(problems, { timeout: 30_000 }).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * The parts of a page that matter for axe. Many tests end on the same screen, with another name or number on it.
 * Colours depend on the classes, the background and the system settings.
 */
const describeScreen = async (page: Page) => {
  const setting = await page.evaluate(() => {
    const ground = document.querySelector('.themed-root') ?? document.body;
    return `${getComputedStyle(ground).backgroundColor} ${matchMedia('(forced-colors: active)').matches}`;
  });
  const structure = (await page.content())
    .replaceAll(/<(style|script)[^]*?<\/\1>|<link[^>]*>|<i [^>]*data-tabster-dummy[^]*?<\/i>/g, '')
    .replaceAll(/(<(?:html|body)[^>]*?) class="[^"]*"/g, '$1')
    .replaceAll(/ (class=""|data-tabster="[^"]*")/g, '')
    .replaceAll(/_?r_\w+_/g, 'id')
    .replaceAll(/ (href|src|value|aria-valuetext|aria-label|style)="[^"]+"/g, ' $1="…"')
    .replaceAll(/>\s*[^<\s][^<]*</g, '>…<');
  return [JSON.stringify(page.viewportSize()), setting, structure].join('\n');
};

/** The screens without axe violations, a file for each: the workers share them during one run. */
const accessible = {
  file: (screen: string, { project }: TestInfo) =>
    join(project.outputDir, 'accessible', createHash('sha256').update(screen).digest('hex')),
  has: (screen: string, info: TestInfo) => existsSync(accessible.file(screen, info)),
  add(screen: string, info: TestInfo) {
    const file = accessible.file(screen, info);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, '');
  },
};

async function violations(page: Page, info: TestInfo) {
  const screen = await describeScreen(page);
  if (accessible.has(screen, info)) return [];
  // No page has frames. axe's handling of frames opens a page of its own, and takes half the time.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .exclude('[data-tabster-dummy]')
    .analyze();
  if (violations.length === 0) accessible.add(screen, info);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

export { expect };
