import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, test } from 'vitest';
import { packageBundles } from './package-bundles.ts';

test('the development server serves packages without source maps', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'guestwise-'));
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    cacheDir: join(folder, '.vite'),
    server: { port: 0, host: '127.0.0.1', hmr: false, ws: false, watch: null },
    plugins: [packageBundles(['openapi-fetch'])],
  });
  await server.listen();
  const file = (await server.environments.client.pluginContainer.resolveId('openapi-fetch'))?.id ?? '';
  const response = await fetch(`${server.resolvedUrls?.local[0]}@fs${file}`);
  const code = await response.text();
  expect(code).toContain('createClient');
  expect(code.includes('sourceMappingURL')).toBe(false);
  await server.close();
  rmSync(folder, { recursive: true });
});
