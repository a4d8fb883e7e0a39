import { resolve } from 'node:path';
import { expect, test, vi } from 'vitest';
import { requireChromium } from './chromium.ts';
import { readExported } from './vite/preview-headers.ts';

test('without a browser, every browser test says at its start what to do', async () => {
  expect(() => requireChromium(() => undefined)).toThrow(
    /^There is no browser for the tests\. Run .*CHROMIUM_PATH/,
  );
  const { default: screens } = await import('../screens/vitest.config.ts');
  expect(screens.plugins).toContainEqual(expect.objectContaining({ name: 'guestwise:needs-browser' }));
});

test('a preview without an export names the command that creates it', () => {
  const cwd = vi.spyOn(process, 'cwd').mockReturnValue('/no/export');
  const hint = (folder: string) => {
    try {
      return readExported(resolve('/no/export', folder), '_headers');
    } catch (error) {
      return (error as Error).message.split(' yet. Run: ')[1];
    }
  };
  const commands = [
    'dist',
    'dist-standalone',
    'dist-elsewhere',
    'out/party',
    '/abs/dist',
    '/abs/a-standalone',
  ].map(hint);
  cwd.mockRestore();
  expect(commands).toEqual([
    'npm run build',
    'npm run build:standalone',
    'npm run build -- --outDir dist-elsewhere',
    'npm run build -- --outDir out/party',
    'npm run build -- --outDir /abs/dist',
    'npm run build:standalone -- --outDir /abs/a-standalone',
  ]);
});
