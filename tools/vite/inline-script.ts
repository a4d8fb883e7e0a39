import { rolldown } from 'rolldown';
import type { ResolvedConfig } from 'vite';

/** The oldest supported browsers (README.md). The rules in .oxlintrc.json name the features that they lack. */
export const oldestBrowsers = ['chrome111', 'edge111', 'firefox114', 'safari16.4', 'ios16.4'] as const;

/** Bundles a small script: one that a page includes inline, or the service worker. */
export async function bundleInline(input: string, config: ResolvedConfig): Promise<string> {
  const bundle = await rolldown({
    input,
    cwd: config.root,
    transform: { define: stringDefines(config), target: [...oldestBrowsers] },
  });
  const { output } = await bundle.generate({ format: 'iife', minify: config.isProduction });
  await bundle.close();
  return output[0].code.trim();
}

/** `import.meta.env` for the script, which is bundled outside Vite's pipeline. */
const stringDefines = (config: ResolvedConfig) =>
  Object.fromEntries(
    Object.entries(config.env).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
  );
