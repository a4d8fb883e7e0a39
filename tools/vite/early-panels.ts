import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { EnvironmentOptions, ViteBuilder } from 'vite';

const name = 'earlyPanels';

/** A build of src/early-panels.tsx for Node, which draws what guest.html carries. */
export const earlyPanelsEnvironment: Record<string, EnvironmentOptions> = {
  [name]: {
    consumer: 'server',
    build: { ssr: true, write: false, rolldownOptions: { input: 'src/early-panels.tsx' } },
  },
};

/** Draws the panels before the bundle as HTML. */
export async function drawEarlyPanels({ environments, build, config }: ViteBuilder): Promise<string> {
  const environment = environments[name];
  if (!environment) throw new Error(`There is no environment ${name}`);
  const result = await build(environment);
  const [chunk] = 'output' in result ? result.output : [];
  if (chunk?.type !== 'chunk') throw new Error('The early panels were not built');
  // Below node_modules, for there the imports of the chunk are found.
  const folder = await mkdtemp(join(config.root, 'node_modules/.early-panels-'));
  try {
    const file = join(folder, 'early-panels.js');
    await writeFile(file, chunk.code);
    const drawer: { earlyPanels(): string } = await import(pathToFileURL(file).href);
    return drawer.earlyPanels();
  } finally {
    await rm(folder, { recursive: true });
  }
}
