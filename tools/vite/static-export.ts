import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { compressFolder } from './compressed-files.ts';
import { hostFiles } from './host-files.ts';
import { writeOfflineWorker } from './offline-worker.ts';
import type { Bundle } from './organiser-budget.ts';
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';

/**
 * Finishes the export after both entries are built: the security policy in every page and header file, a page for each
 * route without parameters (for hosts that only serve files), and 404.html. A host sends one policy, which allows what
 * any page needs. The one in each page allows only what this page needs, and both apply. The production export also
 * has the service worker and compressed files.
 */
export function staticExport(): Plugin {
  let config: ResolvedConfig;
  let organiserBundle: Bundle | undefined;
  return {
    name: 'guestwise:static-export',
    apply: 'build',
    configResolved: (resolved) => void (config = resolved),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        // A copy, because the bundler empties its own once it is written.
        if (this.environment.name === 'client') organiserBundle = { ...bundle };
      },
    },
    buildApp: {
      order: 'post',
      async handler() {
        const folder = resolve(config.root, config.build.outDir);
        const [index, guest] = await Promise.all(
          ['index.html', 'guest.html'].map((name) => readFile(join(folder, name), 'utf8')),
        );
        if (index === undefined || guest === undefined) return;
        const hasWorker = config.mode === 'production';
        const policyFor = (pages: string[], mayUseWorker = hasWorker) =>
          contentSecurityPolicy({
            pages,
            apiBaseUrl: String(config.env.VITE_API_BASE_URL),
            cardBaseUrl: String(config.env.VITE_CARD_BASE_URL),
            hasWorker: mayUseWorker,
          });
        const routes = staticRoutes(await readFile(join(config.root, 'src/routeTree.gen.ts'), 'utf8'));
        const organisers = withPolicy(index, policyFor([index]));
        const guestPage = withPolicy(guest, policyFor([guest], false));
        const files: Record<string, string> = {
          ...hostFiles({ basePath: config.base, headers: securityHeaders(policyFor([index, guest])) }),
          'guest.html': guestPage,
          'guest/index.html': guestPage,
          'index.html': organisers,
          '404.html': withPreviewOf(guestPage, organisers),
          ...Object.fromEntries(routes.map((route) => [`${route.slice(1)}/index.html`, organisers])),
        };
        for (const [name, text] of Object.entries(files)) {
          await mkdir(dirname(join(folder, name)), { recursive: true });
          await writeFile(join(folder, name), text);
        }
        if (!hasWorker || !organiserBundle) return;
        await writeOfflineWorker(folder, organiserBundle, config);
        await compressFolder(folder);
      },
    },
  };
}

/** For hosts that send no headers of ours. The policy precedes everything that it applies to. */
export const withPolicy = (html: string, policy: string) =>
  html.replace(
    /(<meta charset="[^"]*"\s*\/?>)/,
    `$1\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
  );

/**
 * Replaces the preview that a chat shows above a link. Hosts without rewrites send 404.html for a guest's link, and no
 * other link is shared as often.
 */
export const withPreviewOf = (other: string, html: string) =>
  html.replaceAll(
    /(<meta property="[^"]*")[^>]*>/g,
    (own, start: string) => new RegExp(`${start}[^>]*>`).exec(other)?.[0] ?? own,
  );

/** Returns the addresses of the route tree without parameters, except for the root. */
export const staticRoutes = (routeTree: string) =>
  [
    ...new Set(
      [...routeTree.matchAll(/^ {2}'(\/[^'$]+)': typeof/gm)].map(([, path = '']) => path.replace(/\/$/, '')),
    ),
  ].filter((path) => path !== '' && !path.split('/').some((segment) => segment.startsWith('_')));
