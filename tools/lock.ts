/**
 * `npm run lock`: takes out of package-lock.json what only holds for one machine: the addresses of its registry, and the
 * `engines` of the packages. npm would compare those with the Node that it runs on itself, but the packages run on the Node
 * that the lock brings.
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
