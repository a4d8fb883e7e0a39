/** Runs the product's journeys against any backend: see `usage`, and contracts/BACKEND.md. */
import { existsSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import {
  checkReach,
  checkToken,
  readOrigin,
  readPattern,
  readWords,
  runCommand,
  Unusable,
} from '../reach.ts';
import { ApiError } from '../../src/api/errors.ts';
import { getReader, writeDrift } from './drift.ts';
import { readHar } from './har.ts';
import { describeError } from './mismatch.ts';
import { allFlows } from './flows/all-flows.ts';
import { readOnlyFlows } from './flows/read-only.ts';
import { writeJUnit, writeText } from './report.ts';
import { runFlows } from './run-flows.ts';
import { beginRun } from './sessions.ts';

const usage = `npm run conformance -- https://host [options], or: node conformance.mjs https://host [options]
  --only words          flows whose name has these words (a regular expression)
  --read-only           only reads, with the data of the account: needs --email and --password, or --token
  --email, --password   an account to work with, in the place of a new one
  --token               its token, in the place of both
  --state-url           where provider states are brought about: gives a token that has ended
  --ended-token         such a token
  --origin              the origin that the product is served from, for CORS
  --without A23,A24     questions of openapi/QUESTIONS.md that were answered with no
  --junit, --json       files for the results
  --har file            no journeys: what a recording of the product with a backend has, and the description lacks`;

const text = { type: 'string' } as const;
const options = {
  only: text,
  'read-only': { type: 'boolean', default: false },
  email: text,
  password: text,
  token: text,
  'state-url': text,
  'ended-token': text,
  origin: text,
  without: { type: 'string', default: '' },
  junit: text,
  json: text,
  har: text,
} as const;

await runCommand(async () => {
  const { values, positionals } = readWords(() => parseArgs({ options, allowPositionals: true }), usage);
  if (values.har !== undefined) return readRecording(values.har);
  const origin = readOrigin(positionals, usage);
  const isReadOnly = values['read-only'];
  const without = values.without.split(',').filter((question) => question !== '');
  const unknown = without.find(
    (question) => !allFlows.some(({ assumes = [] }) => assumes.includes(question)),
  );
  if (unknown !== undefined) throw new Unusable(`--without ${unknown}: no flow rests on such a question.`);
  const pattern = readPattern(values.only);
  const flows = (isReadOnly ? readOnlyFlows : allFlows).filter(
    ({ name, assumes = [] }) => pattern.test(name) && !assumes.some((question) => without.includes(question)),
  );
  if (flows.length === 0)
    throw new Unusable(`Nothing is selected: no flow has “${values.only}” in its name.`);
  if (isReadOnly && values.token === undefined && values.email === undefined) {
    throw new Unusable('--read-only needs an account: name --email and --password, or --token.');
  }
  if ((values.email === undefined) !== (values.password === undefined))
    throw new Unusable('--email and --password belong together: name both, or neither.');
  for (const file of [values.junit, values.json].filter((each) => each !== undefined)) checkFolder(file);
  await checkReach(origin);
  if (values.token !== undefined) await checkToken(origin, values.token, '--token');
  const run = await beginRun(origin, {
    ...values,
    isReadOnly,
    stateUrl: values['state-url'],
    endedToken: values['ended-token'],
    productOrigin: values.origin,
  }).catch((error: unknown) => {
    if (error instanceof Unusable) throw error;
    const advice =
      error instanceof ApiError
        ? 'Is the account right, and is signup open?'
        : 'See openapi/backend.yaml, Session.';
    throw new Unusable(`No session could be begun: ${describeError(error)}. ${advice}`);
  });
  const results = await runFlows(run, flows);
  console.log(writeText(results));
  if (values.junit !== undefined) writeFileSync(values.junit, writeJUnit(results));
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(results, undefined, 2)}\n`);
  // A run that checks nothing must not look like one that passed.
  const isEmpty = results.every(({ outcome }) => outcome === 'skipped');
  return !isEmpty && results.every(({ outcome }) => outcome !== 'failed');
});

/** @returns whether the description lacks nothing */
function readRecording(file: string): boolean {
  const calls = readHar(file)
    .map(getReader())
    .filter((found) => found !== undefined);
  if (calls.length === 0)
    throw new Unusable(`${file} has no call below /api/v1: was the API's host recorded?`);
  const lines = writeDrift(calls.flat());
  console.log(
    [...lines, `${calls.length} calls, ${lines.length} things that the description lacks`].join('\n'),
  );
  return lines.length === 0;
}

function checkFolder(file: string) {
  if (!existsSync(dirname(file)))
    throw new Unusable(`There is no folder ${dirname(file)} for ${file}: create it first.`);
}
