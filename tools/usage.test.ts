import { resolve } from 'node:path';
import { expect, test, vi } from 'vitest';
import { requireChromium } from './chromium.ts';
import { readExported } from './vite/preview-host.ts';

test('without a browser, every browser test says at its start what to do', async () => {
  expect(() => requireChromium(() => undefined)).toThrow(
    /^There is no browser for the tests\. Run .*CHROMIUM_PATH/,
  );
  const { default: screens } = await import('../screens/vitest.config.ts');
  expect(screens.plugins).toContainEqual(expect.objectContaining({ name: 'guestwise:needs-browser' }));
});

test.each([
  ['dist', 'npm run build'],
  ['dist-standalone', 'npm run build:standalone'],
  ['out/party', 'npm run build -- --outDir out/party'],
])('a preview without the export %s names the command that creates it', (folder, command) => {
  const cwd = vi.spyOn(process, 'cwd').mockReturnValue('/no/export');
  expect(() => readExported(resolve('/no/export', folder), '_headers')).toThrow(` yet. Run: ${command}`);
  cwd.mockRestore();
});
