import type { Connect, Plugin, ResolvedConfig } from 'vite';

/**
 * Serves index.html, as hosts do, at an address that cannot be decoded, such as `/%E0%A4%A`: Vite would answer with an
 * empty 404. The page shows the product's own.
 */
export const undecodableAddresses = (): Plugin => {
  const serve = ({ config, middlewares }: { config: ResolvedConfig; middlewares: Connect.Server }) => {
    middlewares.use((request, _response, next) => {
      const [path = ''] = (request.url ?? '').split('?');
      // A guest's page says itself that its link is not valid.
      if (decode(path) === undefined && !path.endsWith('/rsvp')) request.url = `${config.base}index.html`;
      next();
    });
  };
  return {
    name: 'guestwise:undecodable-addresses',
    configureServer: serve,
    configurePreviewServer: serve,
  };
};

/** Undefined if it cannot be decoded. The result must be used: bundlers remove a call that they take for pure. */
function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
