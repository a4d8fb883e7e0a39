/** Runs the product's journeys against any backend: see `usage`, and contracts/BACKEND.md. */
import { existsSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { checkReach, checkToken, readOrigin, readWords, runCommand, Unusable } from '../reach.ts';
import { findDrift, writeDrift } from './drift.ts';
import { readHar } from './har.ts';
import { allFlows } from './flows/all-flows.ts';
import { writeJUnit, writeText } from './report.ts';
import { runFlows } from './run-flows.ts';
import { beginRun } from './sessions.ts';
import { tryStates } from './try-states.ts';

const usage = `npm run conformance -- https://host [options], or, from the package: conformance https://host [options]
  --only words          flows whose name has these words (a regular expression)
  --email, --password   an account to work with, in the place of a new one
  --token               its token, in the place of both
  --state-url           where provider states are brought about: gives a token that has ended
  --states              calls each provider state once first, and prints what it owes and what it gives
  --origin              the origin that the product is served from, for CORS
  --without A23,A24     questions of openapi/QUESTIONS.md that were answered with no
  --junit               a file for the results
  --har file            no journeys: what a recording of the product with a backend has, and the description lacks`;

const text = { type: 'string' } as const;
const options = {
  only: text,
  email: text,
  password: text,
  token: text,
  'state-url': text,
  states: { type: 'boolean', default: false },
  origin: text,
  without: { type: 'string', default: '' },
  junit: text,
  har: text,
} as const;

await runCommand(async () => {
  const { values, positionals } = readWords(() => parseArgs({ options, allowPositionals: true }), usage);
  if (values.har !== undefined) return readRecording(values.har);
  const origin = readOrigin(positionals, usage);
  const without = values.without.split(',').filter((question) => question !== '');
  const unknown = without.find(
    (question) => !allFlows.some(({ assumes = [] }) => assumes.includes(question)),
  );
  if (unknown !== undefined) throw new Unusable(`--without ${unknown}: no flow rests on such a question.`);
  const pattern = new RegExp(values.only ?? '');
  const flows = allFlows.filter(
    ({ name, assumes = [] }) => pattern.test(name) && !assumes.some((question) => without.includes(question)),
  );
  if (flows.length === 0)
    throw new Unusable(`Nothing is selected: no flow has “${values.only}” in its name.`);
  if ((values.email === undefined) !== (values.password === undefined))
    throw new Unusable('--email and --password belong together: name both, or neither.');
  if (values.junit !== undefined && !existsSync(dirname(values.junit)))
    throw new Unusable(`There is no folder for ${values.junit}: create it first.`);
  await checkReach(origin);
  if (values.token !== undefined) await checkToken(origin, values.token, '--token');
  const statesAreRight = !values.states || (await printStates(values['state-url']));
  const run = await beginRun(origin, {
    ...values,
    stateUrl: values['state-url'],
    productOrigin: values.origin,
  });
  const results = await runFlows(run, flows);
  console.log(writeText(results));
  if (values.junit !== undefined) writeFileSync(values.junit, writeJUnit(results));
  // A run that checks nothing must not look like one that passed.
  const isEmpty = results.every(({ outcome }) => outcome === 'skipped');
  return statesAreRight && !isEmpty && results.every(({ outcome }) => outcome !== 'failed');
});

/** @returns whether each state gives what it owes */
async function printStates(stateUrl: string | undefined): Promise<boolean> {
  if (stateUrl === undefined)
    throw new Unusable('--states needs the address of the states: add --state-url.');
  const results = await tryStates(stateUrl);
  console.log(`${results.map(({ line }) => line).join('\n')}\n`);
  return results.every(({ isRight }) => isRight);
}

/** @returns whether the description lacks nothing */
function readRecording(file: string): boolean {
  const calls = readHar(file)
    .map((recorded) => findDrift(recorded))
    .filter((found) => found !== undefined);
  if (calls.length === 0)
    throw new Unusable(`${file} has no call below /api/v1: was the API's host recorded?`);
  const lines = writeDrift(calls.flat());
  console.log(
    [...lines, `${calls.length} calls, ${lines.length} things that the description lacks`].join('\n'),
  );
  return lines.length === 0;
}
