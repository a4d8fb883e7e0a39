/** Runs every mutant against the flow or check that must find it: `npm run contracts:mutants [-- words]`. */
import { parseArgs } from 'node:util';
import { beginCommand } from '../../tools/command.ts';
import { createProgress } from '../../tools/progress.ts';
import { UsageError } from '../../tools/usage-error.ts';
import { allFlows } from '../conformance/flows/all-flows.ts';
import { runFlows } from '../conformance/run-flows.ts';
import { beginRun } from '../conformance/sessions.ts';
import { type Alteration, serveMocks } from '../mock-host.ts';
import { checks } from '../description/checks.ts';
import { readPact } from '../description/pact.ts';
import { committedFile } from '../pact-file.ts';
import { createQuietVerifier } from '../quiet-verifier.ts';
import { accessMutants } from './access-mutants.ts';
import { edgeCaseMutants } from './edge-case-mutants.ts';
import { changeMutants } from './change-mutants.ts';
import { combinedMutants } from './combined-mutants.ts';
import { clockMutants } from './clock-mutants.ts';
import { copyOriginal } from './description-mutant.ts';
import { descriptionMutants } from './description-mutants.ts';
import { detailMutants } from './detail-mutants.ts';
import { commonBugMutants } from './common-bug-mutants.ts';
import { dataLossMutants } from './data-loss-mutants.ts';
import { lostFieldMutants } from './lost-field-mutants.ts';
import type { Mutant } from './mutant.ts';
import { httpMutants } from './http-mutants.ts';
import { readMutants } from './read-mutants.ts';
import { rsvpMutants } from './rsvp-mutants.ts';
import { ruleMutants } from './rule-mutants.ts';
import { loginMutants } from './login-mutants.ts';
import { leakMutants } from './leak-mutants.ts';
import { tokenMutants } from './token-mutants.ts';
import { textMutants } from './text-mutants.ts';
import { tolerated } from './tolerated.ts';
import { untrustedFieldMutants } from './untrusted-field-mutants.ts';
import { writeMutants } from './write-mutants.ts';

beginCommand();
const { positionals } = parseArgs({ allowPositionals: true });
const query = positionals.join(' ');
const mutants = [
  accessMutants,
  writeMutants,
  changeMutants,
  readMutants,
  lostFieldMutants,
  textMutants,
  rsvpMutants,
  ruleMutants,
  edgeCaseMutants,
  untrustedFieldMutants,
  leakMutants,
  dataLossMutants,
  clockMutants,
  detailMutants,
  combinedMutants,
  tokenMutants,
  loginMutants,
  commonBugMutants,
  httpMutants,
].flat();

/** Runs the flows whose names contain these words. @returns one line for each failure */
async function runMutant(alteration: Alteration, flow = ''): Promise<string[]> {
  const host = await serveMocks(alteration);
  try {
    const { origin, stateUrl } = host;
    const run = await beginRun(origin, { stateUrl });
    const flows = allFlows.filter(({ name }) => name.includes(flow));
    if (flows.length === 0) throw new Error(`No flow has “${flow}” in its name`);
    const results = await runFlows(run, flows, 2);
    return results.flatMap(({ name, failure }) =>
      failure ? [`${name}: ${failure.what}, ${failure.got}`] : [],
    );
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('No flow')) throw error;
    return [`no session: ${String(error)}`];
  } finally {
    host.close();
  }
}

const descriptions = descriptionMutants.filter(({ name }) => name.includes(query));
if (![...mutants, ...descriptions, ...tolerated].some(({ name }) => name.includes(query)))
  throw new UsageError(`There is no mutant with “${query}” in its name.`);
// A mutant may throw, and the mock then prints the error.
console.error = () => {};
const survivors: Mutant[] = [];
let unseen = 0;
const queue = mutants.filter(({ name }) => name.includes(query));
const count = queue.length;
const progress = createProgress(count);
const work = async () => {
  for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
    if ((await runMutant(mutant.alteration, mutant.flow)).length === 0) survivors.push(mutant);
    progress.step(mutant.name);
  }
};
await Promise.all([work(), work(), work()]);
for (const { name, flow } of survivors) console.log(`survives: ${name} (should be found by “${flow}”)`);
console.log(`${count - survivors.length} of ${count} mutants are found`);

const pact = readPact(committedFile);
for (const mutant of descriptions) {
  const { name, check, says, change } = mutant;
  const api = copyOriginal(mutant);
  change(api);
  const found = await checks.find((each) => each.name === check)?.find(api, pact);
  if (found?.some((line) => line.includes(says))) continue;
  unseen += 1;
  console.log(`survives: ${name} (should be found by “${check}”)`);
}
console.log(`${descriptions.length - unseen} of ${descriptions.length} mutants of the description are found`);

let refused = 0;
const verifier = createQuietVerifier();
for (const { name, because, pactRefuses, alteration } of tolerated.filter((each) =>
  each.name.includes(query),
)) {
  const wrong = await runMutant(alteration);
  const host = await serveMocks(alteration);
  const { broken } = await verifier.verify({ ...host, file: committedFile });
  host.close();
  if (pactRefuses === undefined)
    wrong.push(...broken.map(({ description, reasons }) => `${description}: ${reasons[0]}`));
  if (wrong.length > 0) refused += 1;
  const except =
    pactRefuses === undefined ? '' : `; the pact refuses it (${broken.length}), for ${pactRefuses}`;
  console.log(
    `${wrong.length > 0 ? 'refused' : 'tolerated'}: ${name}, for ${because}${except}${wrong.map((line) => `\n    ${line.slice(0, 200)}`).join('')}`,
  );
}
verifier.close();
process.exitCode = survivors.length + unseen + refused > 0 ? 1 : 0;
process.exit();
