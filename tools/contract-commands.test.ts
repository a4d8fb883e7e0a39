import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

// They import the product's own calls without a build step that expands macros.
test.each([
  ['contracts/verify-backend.ts', 'Name the backend.'],
  ['contracts/conformance/conformance.ts', 'Name the backend.'],
  ['contracts/drift/drift.ts', 'Name a recording'],
])('%s runs without a build, and says what it needs', (file, says) => {
  const { status, stderr } = spawnSync(process.execPath, [file], { encoding: 'utf8' });
  expect(stderr).toContain(says);
  expect(status).toBe(1);
});
