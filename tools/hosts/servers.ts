import { type ChildProcess, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { end, endTogether } from '../command.ts';

/** A web server of the distribution, started with the recipe of docs/hosting.md. */
export interface HostServer {
  name: string;
  /** The package to install where it is missing. */
  install: string;
  binary: string;
  /** Writes the configuration into a folder. @returns the arguments that start the server in the foreground */
  configure(folder: string, site: Site): string[];
}

/** The content of a server. */
interface Site {
  /** The folder that contains the export at the base path. */
  root: string;
  /** With a slash at both ends. */
  basePath: string;
  port: number;
  backend: string;
}

const nginx: HostServer = {
  name: 'nginx',
  install: 'apt-get install nginx-light',
  binary: '/usr/sbin/nginx',
  configure(folder, { root, basePath, port, backend }) {
    const server = readRecipe('nginx', {
      'listen 80': `listen 127.0.0.1:${port}`,
      '/srv/guestwise/nginx.conf': `${root}${basePath}nginx.conf`,
      '/srv/guestwise': root,
      'https://api.example.com; proxy_ssl_server_name on;': `${backend};`,
    });
    const file = join(folder, 'nginx.conf');
    writeFileSync(
      file,
      `daemon off; user root; pid ${folder}/pid; error_log ${folder}/error.log;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  ${server}
}`,
    );
    return ['-c', file, '-e', join(folder, 'error.log')];
  },
};

const modules =
  'mpm_event authz_core authz_host headers rewrite mime dir proxy proxy_http setenvif socache_shmcb ssl'.split(
    ' ',
  );

const apache: HostServer = {
  name: 'Apache',
  install: 'apt-get install apache2',
  binary: '/usr/sbin/apache2',
  configure(folder, { root, port, backend }) {
    const host = readRecipe('apache', {
      '*:80': `127.0.0.1:${port}`,
      '/srv/guestwise': root,
      'https://api.example.com': backend,
    });
    const file = join(folder, 'apache.conf');
    writeFileSync(
      file,
      `${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
ServerName localhost
PidFile ${folder}/pid
ErrorLog ${folder}/error.log
TypesConfig /etc/mime.types
Listen 127.0.0.1:${port}
${host}`,
    );
    return ['-f', file, '-DFOREGROUND'];
  },
};

const caddy: HostServer = {
  name: 'Caddy',
  install: 'apt-get install caddy',
  binary: '/usr/bin/caddy',
  configure(folder, { root, basePath, port, backend }) {
    const site = readRecipe('caddy', {
      '/srv/guestwise/caddy.conf': `${root}${basePath}caddy.conf`,
      'https://api.example.com': backend,
      'example.com {\n': `http://localhost:${port} {\n`,
      '/srv/guestwise': root,
    });
    const file = join(folder, 'Caddyfile');
    writeFileSync(file, `{\n  admin off\n  auto_https off\n  log {\n    level ERROR\n  }\n}\n${site}`);
    return ['run', '--config', file, '--adapter', 'caddyfile'];
  },
};

export const servers = [nginx, apache, caddy];

/**
 * Runs a server while `visit` runs.
 * @param site where the export and the backend are, and the port of the server
 * @throws Error where it does not respond within ten seconds
 */
export async function withServer(
  server: HostServer,
  site: Omit<Site, 'root'> & { exported: string },
  visit: (origin: string) => Promise<void>,
) {
  const origin = `http://localhost:${site.port}`;
  if (await isAnswering(origin))
    throw new Error(`Port ${site.port} is taken: set HOSTS_PORT to another one.`);
  const folder = mkdtempSync(join(tmpdir(), 'guestwise-host-'));
  const root = join(folder, 'root');
  const place = join(root, site.basePath).replace(/\/$/, '');
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(resolve(site.exported), place);
  const child = endTogether(
    spawn(server.binary, server.configure(folder, { ...site, root }), {
      stdio: ['ignore', 'ignore', 'pipe'],
    }),
  );
  let said = '';
  child.stderr.on('data', (data: Buffer) => (said += data.toString()));
  try {
    await answers(child, origin, () => said);
    await visit(origin);
  } finally {
    await end(child);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Whether the server is installed on this machine. */
export const isInstalled = ({ binary }: HostServer) => existsSync(binary);

/** Whether a server responds there. */
const isAnswering = (origin: string) => fetch(origin).then(Boolean, () => false);

async function answers(child: ChildProcess, origin: string, said: () => string) {
  for (let attempt = 0; attempt < 50 && child.exitCode === null; attempt++) {
    if (await isAnswering(origin)) return;
    await pause(200);
  }
  throw new Error(`${child.spawnfile} does not answer at ${origin}.\n${said()}`);
}

/**
 * Returns the block of docs/hosting.md in a language, with its example values replaced, so that the recipe that people
 * copy is tested.
 * @throws Error where the document has no such block, or the block lacks a value
 */
function readRecipe(language: string, values: Record<string, string>): string {
  const document = readFileSync('docs/hosting.md', 'utf8');
  const block = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(document)?.[1];
  if (block === undefined) throw new Error(`docs/hosting.md has no block for ${language}.`);
  return Object.entries(values).reduce((text, [example, value]) => {
    if (!text.includes(example))
      throw new Error(`The ${language} block of docs/hosting.md has no ${example}.`);
    return text.replaceAll(example, value);
  }, block);
}
