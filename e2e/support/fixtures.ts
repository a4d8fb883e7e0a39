import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
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
export interface Backend {
  /** The header that names the test's world, for a second browser. */
  world: Record<string, string>;
  /**
   * Sets scenarios of mocks/scenarios/scenarios.ts for every call from now on, such as 'saveRsvp:500'. None clears
   * them.
   */
  play(...scenarios: string[]): Promise<void>;
  /** The calls of an operation that this world has received, oldest first. */
  calls(operationId: string): Promise<Call[]>;
  /** The bodies of these calls. */
  sent(operationId: string): Promise<unknown[]>;
  /** Changes a record without the product knowing. */
  patch(collection: string, id: string, fields: Record<string, unknown>): Promise<void>;
}

interface Fixtures {
  backend: Backend;
  /** The seeds of the test's world; the hostile ones also have an event full of hostile strings. */
  seeds: 'usual' | 'hostile';
  /** Console errors that the test expects because it causes them. */
  expectedErrors: RegExp[];
  flawless: void;
}

export const test = base.extend<Fixtures>({
  seeds: ['usual', { option: true }],
  // The browser also reports a service worker that could not be loaded without a connection.
  expectedErrors: [
    [/Failed to load resource|An unknown error occurred when fetching the script/],
    { option: true },
  ],

  backend: [
    async ({ context, request, seeds }, use, { testId, retry }) => {
      const world = { 'x-mock-world': `${seeds}-${testId}-${retry}` };
      await context.setExtraHTTPHeaders(world);
      await pretendConnection(context);
      const calls = async (operationId: string) => {
        const answer = await request.get(`/_mock/log?operationId=${operationId}`, { headers: world });
        return (await answer.json()) as Call[];
      };
      await use({
        world,
        play: (...scenarios) =>
          context.setExtraHTTPHeaders(
            scenarios.length > 0 ? { ...world, 'x-mock-scenario': scenarios.join(',') } : world,
          ),
        calls,
        sent: async (operationId) => (await calls(operationId)).map(({ body }) => body),
        patch: async (collection, id, fields) => {
          const data = { collection, id, fields };
          expect((await request.post('/_mock/patch', { headers: world, data })).ok()).toBe(true);
        },
      });
    },
    { auto: true },
  ],

  // Every test ends with a page that threw nothing and broke no policy.
  flawless: [
    async ({ page, expectedErrors }, use) => {
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
    },
    { auto: true },
  ],
});

/** Fails if axe finds violations in the current state of the page. Call it once per screen and state. */
export async function expectAxeClean(page: Page) {
  // No page has frames. axe's handling of frames opens a page of its own, and takes half the time.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .exclude('[data-tabster-dummy]')
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

export { expect };
