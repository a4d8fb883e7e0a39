import { cacheControl } from './security-headers.ts';

interface HostFiles {
  /** The export's path on the host, with a slash at both ends: '/' at its root. */
  basePath: string;
  headers: Record<string, string>;
}

/**
 * What a host must be told, in the words of three kinds of host: the headers, the guests' door at
 * `/{guestId}/rsvp`, and index.html for every other address that is no file.
 */
export const hostFiles = ({ basePath, headers }: HostFiles): Record<string, string> => ({
  _headers: headersFile(basePath, headers),
  _redirects: `${basePath}:guestId/rsvp ${basePath}guest.html 200\n${basePath}* ${basePath}index.html 200\n`,
  '.htaccess': apache(basePath, headers),
  'nginx.conf': nginx(basePath, headers),
});

const headersFile = (basePath: string, headers: Record<string, string>) =>
  [
    `${basePath}*`,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    `  Cache-Control: ${cacheControl.everythingElse}`,
    `${basePath}assets/*`,
    '  ! Cache-Control',
    `  Cache-Control: ${cacheControl.assets}`,
    '',
  ].join('\n');

const apache = (basePath: string, headers: Record<string, string>) =>
  [
    '# Needs mod_headers and mod_rewrite, and AllowOverride FileInfo.',
    ...Object.entries(headers).map(([name, value]) => `Header always set ${name} "${value}"`),
    // Without `always`: what is missing today may be there after the next deploy.
    `Header set Cache-Control "${cacheControl.everythingElse}"`,
    `Header set Cache-Control "${cacheControl.assets}" "expr=%{REQUEST_URI} =~ m#^${basePath}assets/#"`,
    'ErrorDocument 404 ' + basePath + '404.html',
    'RewriteEngine On',
    `RewriteBase ${basePath}`,
    'RewriteRule ^([^/]*/)?rsvp/?$ guest.html [L]',
    'RewriteCond %{REQUEST_FILENAME} !-f',
    'RewriteRule !^(assets/|api/) index.html [L]',
    '',
  ].join('\n');

const nginx = (basePath: string, headers: Record<string, string>) =>
  [
    '# Include this in a server block whose root is the folder of the export.',
    `set $cache_control "${cacheControl.everythingElse}";`,
    `if ($uri ~ ^${basePath}assets/) { set $cache_control "${cacheControl.assets}"; }`,
    // Without `always`: what is missing today may be there after the next deploy.
    'add_header Cache-Control $cache_control;',
    ...Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`),
    `location ~ "^${basePath}([^/]*/)?rsvp/?$" { try_files ${basePath}guest.html =404; }`,
    `location ${basePath} { try_files $uri ${basePath}index.html; }`,
    `location ${basePath}assets/ { try_files $uri =404; }`,
    `location = ${basePath}nginx.conf { return 404; }`,
    '',
  ].join('\n');
