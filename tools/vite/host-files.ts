import { cacheControl } from './security-headers.ts';

interface HostFiles {
  /** The export's path on the host, with a slash at both ends; '/' at the root. */
  basePath: string;
  headers: Record<string, string>;
}

/** A guest's address, decoded. Chats take the punctuation after a link into it. */
const rsvpPath = '([^/]*/)?rsvp[^0-9A-Za-z]*';

/** Configuration files for hosts, which no visitor needs. */
export const ownFiles = ['_headers', '_redirects', 'nginx.conf', '.htaccess', 'caddy.conf'];

/**
 * Writes the configuration for four kinds of host: the headers, guest.html at `/{guestId}/rsvp`, and
 * index.html for every other address that is not a file. See docs/hosting.md.
 */
export const hostFiles = ({ basePath, headers }: HostFiles): Record<string, string> => ({
  _headers: headersFile(basePath, headers),
  _redirects: redirectsFile(basePath),
  '.htaccess': apache(basePath, headers),
  'nginx.conf': nginx(basePath, headers),
  'caddy.conf': caddy(basePath, headers),
});

const headersFile = (basePath: string, headers: Record<string, string>) =>
  [
    `${basePath}*`,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    // No cache header for pages: both hosts send max-age=0 themselves, and Netlify would send both values.
    `${basePath}assets/*`,
    `  Cache-Control: ${cacheControl.assets}`,
    '',
  ].join('\n');

/**
 * Folders instead of `guest.html` and `index.html`: Cloudflare Pages redirects those names to addresses
 * without them, which loses the guest's id, and takes a rule from every path to /index.html for a loop.
 */
const redirectsFile = (basePath: string) =>
  [
    [':guestId/rsvp', 'guest/'],
    ['apps/*', ''],
    ['events/*', ''],
    ['pages/*', ''],
  ]
    .map(([from, to]) => `${basePath}${from} ${basePath}${to} 200\n`)
    .join('');

const apache = (basePath: string, headers: Record<string, string>) =>
  [
    '# Needs mod_headers and mod_rewrite, and AllowOverride FileInfo Indexes.',
    ...Object.entries(headers).map(([name, value]) => `Header always set ${name} "${value}"`),
    // Without `always`: a file that is missing now may exist after the next deployment.
    `Header set Cache-Control "${cacheControl.everythingElse}"`,
    `Header set Cache-Control "${cacheControl.assets}" "expr=%{REQUEST_URI} =~ m#^${basePath}assets/#"`,
    'Header append Vary Accept-Encoding',
    'ErrorDocument 404 ' + basePath + '404.html',
    '# Debian gives .gz a type of its own.',
    'RemoveType .gz',
    'AddEncoding gzip .gz',
    'AddEncoding br .br',
    '# A redirect from /login to /login/ would name http:// behind a proxy that ends TLS.',
    'DirectorySlash Off',
    'RewriteEngine On',
    'RewriteOptions AllowNoSlash',
    `RewriteBase ${basePath}`,
    `RewriteRule ^(${ownFiles.map(escapeDots).join('|')})$ - [R=404,L]`,
    `RewriteRule ^${rsvpPath}$ guest.html [L]`,
    'RewriteCond %{REQUEST_FILENAME} !-f',
    'RewriteRule !^(assets/|api/|cards/) index.html [L]',
    ...['br', 'gzip'].flatMap((encoding) => {
      const ending = encoding === 'gzip' ? '.gz' : '.br';
      return [
        `RewriteCond %{HTTP:Accept-Encoding} ${encoding}`,
        `RewriteCond %{REQUEST_FILENAME}${ending} -f`,
        `RewriteRule ^(.+)$ $1${ending} [L]`,
      ];
    }),
    '',
  ].join('\n');

const nginx = (basePath: string, headers: Record<string, string>) =>
  [
    '# Reload nginx after each deploy: the policy below allows the inline parts of these very pages.',
    `# Include this in a server block whose root has the export at ${basePath}.`,
    '# A redirect to a folder would name http:// behind a proxy that ends TLS.',
    'absolute_redirect off;',
    'gzip_static on;',
    '# With the module libnginx-mod-http-brotli-static: brotli_static on;',
    'gzip_vary on;',
    `set $cache_control "${cacheControl.everythingElse}";`,
    `if ($uri ~ ^${basePath}assets/) { set $cache_control "${cacheControl.assets}"; }`,
    // Without `always`: a file that is missing now may exist after the next deployment.
    'add_header Cache-Control $cache_control;',
    ...Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`),
    '# An address that cannot be decoded, such as /%E0%A4%A, fits no location. The page shows its 404 page.',
    `error_page 400 =200 ${basePath}index.html;`,
    `location ~ "^${basePath}${rsvpPath}$" { try_files ${basePath}guest.html =404; }`,
    `location ${basePath} { try_files $uri ${basePath}index.html; }`,
    `location ${basePath}assets/ { try_files $uri =404; }`,
    `location ~ "^${basePath}(${ownFiles.map(escapeDots).join('|')})$" { return 404; }`,
    '',
  ].join('\n');

/** Inside a `handle`, so that the backend's routes come first in any order. */
const caddy = (basePath: string, headers: Record<string, string>) =>
  [
    '# Reload Caddy after each deploy: the policy below allows the inline parts of these very pages.',
    '# Import this in a site block that has a root.',
    'handle {',
    '  header {',
    ...Object.entries(headers).map(([name, value]) => `    ${name} "${value}"`),
    '  }',
    // Outside the block above: Caddy applies directives without a matcher last.
    `  @changing not path ${basePath}assets/*`,
    `  header @changing Cache-Control "${cacheControl.everythingElse}"`,
    `  @immutable {`,
    `    path ${basePath}assets/*`,
    '    file',
    '  }',
    `  header @immutable Cache-Control "${cacheControl.assets}"`,
    `  @own path ${ownFiles.map((name) => basePath + name).join(' ')}`,
    '  respond @own 404',
    `  @rsvp path_regexp ^${basePath}${rsvpPath}$`,
    `  rewrite @rsvp ${basePath}guest.html`,
    '  @page {',
    `    not path ${basePath}assets/*`,
    '    not file',
    '  }',
    `  rewrite @page ${basePath}index.html`,
    '  file_server {',
    '    precompressed br gzip',
    '  }',
    '}',
    '',
  ].join('\n');

const escapeDots = (name: string) => name.replaceAll('.', String.raw`\.`);
