import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { EnvironmentOptions, ViteBuilder } from 'vite';

const name = 'earlyPanels';

/** Builds src/guest/early/render-early-panels.tsx for Node, which renders the early panels of guest.html. */
export const earlyPanelsEnvironment: Record<string, EnvironmentOptions> = {
  [name]: {
    consumer: 'server',
    build: { ssr: true, write: false, rolldownOptions: { input: 'src/guest/early/render-early-panels.tsx' } },
  },
};

/** Renders the early panels, which are shown before the bundle arrives, to HTML. */
export async function drawEarlyPanels({ environments, build, config }: ViteBuilder): Promise<string> {
  const environment = environments[name];
  if (!environment) throw new Error(`There is no environment ${name}`);
  const result = await build(environment);
  const [chunk] = 'output' in result ? result.output : [];
  if (chunk?.type !== 'chunk') throw new Error('The early panels were not built');
  // Below node_modules, so that the chunk's imports resolve.
  const folder = await mkdtemp(join(config.root, 'node_modules/.early-panels-'));
  try {
    const file = join(folder, 'early-panels.js');
    await writeFile(file, chunk.code);
    const drawer: { renderEarlyPanels(): string } = await import(pathToFileURL(file).href);
    return drawer.renderEarlyPanels();
  } finally {
    await rm(folder, { recursive: true });
  }
}
