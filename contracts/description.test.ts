import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { checks } from './description/checks.ts';
import { readPact } from './description/pact.ts';
import type { OpenApi } from '../mocks/engine/description.ts';
import { draftFile } from './pact-file.ts';

const api = parse(readFileSync(join(import.meta.dirname, '../openapi/backend.yaml'), 'utf8')) as OpenApi;
const pact = readPact(draftFile);

test.each(checks)('$name', async ({ find }) => {
  expect(await find(api, pact)).toEqual([]);
});
