'use strict';
// The first part of every script of package.json, and with --install the end of `npm ci`. It must run on the very
// versions that it refuses, so it is old-style JavaScript.
const { existsSync, linkSync, mkdirSync, readFileSync, rmSync, symlinkSync } = require('node:fs');
const { basename, join, relative } = require('node:path');

/** The oldest Node on which every tool of the scripts runs. */
const oldest = [22, 19];

/**
 * Returns why the scripts cannot run, in one line with the next step; '' if they can.
 * @param {string} version of Node, without a v
 * @param {string} path of Node
 * @param {boolean} isInstalled whether the packages are installed
 * @param {boolean} isLinked whether the Node of the packages was linked just now
 */
function findProblem(version, path, isInstalled, isLinked) {
  const [major, minor] = version.split('.').map(Number);
  const canInstall = major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
  if (!isInstalled && canInstall) return 'The packages are not installed yet. Run: npm ci';
  if (!isInstalled)
    return `Node ${version} (${path}) cannot install the packages: use Node 20.19, 22.12 or later (.nvmrc names 24), and run: npm ci`;
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return '';
  if (isLinked) return 'The Node of the packages was not linked, and is now. Run the same command again.';
  return `The scripts need Node ${oldest.join('.')} or later, and this is ${version} (${path}). npm ci brings Node 24 for Linux, macOS and Windows unless optional packages are left out; elsewhere use Node 24.`;
}

/**
 * Links the Node in the lock for this platform. npm 10 removes the link together with the packages of other platforms,
 * which contain a `node` too.
 * @param {string} modules the folder node_modules
 * @param {string[]} names the packages that contain a Node
 * @returns {boolean} whether there was no link
 */
function linkNode(modules, names) {
  const found = names.find((name) => existsSync(join(modules, name, 'package.json')));
  if (found === undefined) return false;
  const { bin } = JSON.parse(readFileSync(join(modules, found, 'package.json'), 'utf8'));
  const target = join(modules, found, bin.node);
  const folder = join(modules, '.bin');
  const link = join(folder, basename(target));
  if (existsSync(link)) return false;
  mkdirSync(folder, { recursive: true });
  // On Windows only administrators can create a symbolic link.
  if (process.platform === 'win32') linkSync(target, link);
  else symlinkSync(relative(folder, target), link);
  return true;
}

/**
 * Deletes the headers for C++ add-ons, a third of a packaged Node: nothing here is compiled.
 * @param {string} modules the folder node_modules
 * @param {string[]} names the packages that contain a Node
 */
function dropHeaders(modules, names) {
  for (const name of names) rmSync(join(modules, name, 'include'), { recursive: true, force: true });
}

module.exports = { findProblem };

if (require.main === module) {
  const root = join(__dirname, '..');
  const modules = join(root, 'node_modules');
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const names = Object.keys(optionalDependencies);
  if (process.argv.includes('--install')) dropHeaders(modules, names);
  const isLinked = linkNode(modules, names);
  const problem = findProblem(
    process.versions.node,
    process.execPath,
    existsSync(join(modules, 'vite')),
    isLinked,
  );
  if (problem !== '' && !process.argv.includes('--install')) {
    console.error(problem);
    process.exit(1);
  }
}
