import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/**
 * Copies the product to a folder inside the repository, so that packages are found; git, the linters and the tests
 * ignore it. It contains tracked and new files, so that changes can be tried before a commit.
 */
export function copyProduct() {
  const folder = join(root, '.sabotage');
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const list = (...options: string[]) =>
    execFileSync('git', ['ls-files', '-z', ...options], { cwd: root })
      .toString()
      .split('\0');
  remove();
  const deleted = new Set(list('--deleted'));
  for (const file of list('--cached', '--others', '--exclude-standard'))
    if (file !== '' && !deleted.has(file)) cpSync(join(root, file), join(folder, file));
  mkdirSync(folder, { recursive: true });
  symlinkSync('../node_modules', join(folder, 'node_modules'));
  return { folder, remove };
}
