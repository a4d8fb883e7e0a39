'use strict';
// The first part of every script of package.json. It must run on the very versions that it refuses, so it is plain
// JavaScript of old.
const { existsSync } = require('node:fs');
const { join } = require('node:path');

/** The oldest Node that every tool of the scripts runs on. */
const oldest = [22, 19];

/**
 * Why the scripts cannot run, in one line with the next step; '' where they can.
 * @param {string} version of Node, without a v
 * @param {string} path of Node
 * @param {boolean} isInstalled whether the packages are there
 */
function findProblem(version, path, isInstalled) {
  if (!isInstalled) return 'The packages are not installed yet. Run: npm ci';
  const [major, minor] = version.split('.').map(Number);
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return '';
  return `The scripts need Node ${oldest.join('.')} or later, and this is ${version} (${path}). npm ci brings Node 24 for Linux, macOS and Windows unless optional packages are left out; elsewhere use Node 24.`;
}

module.exports = { findProblem };

if (require.main === module) {
  const problem = findProblem(
    process.versions.node,
    process.execPath,
    existsSync(join(__dirname, '../node_modules/vite')),
  );
  if (problem !== '') {
    console.error(problem);
    process.exit(1);
  }
}
