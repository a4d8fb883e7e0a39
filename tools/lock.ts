/**
 * `npm run lock`: removes from package-lock.json what applies to one machine only: the addresses of its registry, and
 * the packages' `engines`. npm would compare those with its own Node, but the packages run on the Node in the lock.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const file = 'package-lock.json';
const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, object> };
for (const [path, entry] of Object.entries(lock.packages)) {
  if (path === '') continue;
  Reflect.deleteProperty(entry, 'engines');
  Reflect.deleteProperty(entry, 'resolved');
}
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
