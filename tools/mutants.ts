/** Runs every mutant against the flow that must find it: `npx node tools/mutants.ts [words]`. */
import { parseArgs } from 'node:util';
import { committedFile } from '../contracts/pact-file.ts';
import { createQuietVerifier } from '../contracts/quiet-verifier.ts';
import { serveMocks } from '../contracts/mock-host.ts';
import { findFailures, mutants } from '../contracts/mutants/find-mutants.ts';
import { tolerated } from '../contracts/mutants/tolerated.ts';

const words = parseArgs({ allowPositionals: true }).positionals.join(' ');
const isMeant = ({ name }: { name: string }) => name.includes(words);
// A mutant may throw, and the mock then prints the error.
console.error = () => {};
let [wrong, killed] = [0, 0];
const report = (line: string) => {
  wrong += 1;
  console.log(line);
};

const queue = mutants.filter(isMeant);
const count = queue.length;
const correct = Object.entries(tolerated).filter(([name]) => isMeant({ name }));
if (count + correct.length === 0) report(`No backend has “${words}” in its name.`);
const work = async () => {
  for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
    const { name, flow, alteration } = mutant;
    if ((await findFailures(alteration, flow)).length > 0) killed += 1;
    else report(`survives: ${name} (to be found by “${flow}”)`);
    process.stdout.write('.');
  }
};
await Promise.all([work(), work(), work()]);
console.log(`\n${killed} of ${count} mutants are killed`);

/** While one backend is verified by a process of its own, the flows of the other run in this one. */
const accept = async () => {
  const verifier = createQuietVerifier();
  for (let next = correct.shift(); next; next = correct.shift()) {
    const [name, alteration] = next;
    const failures = await findFailures(alteration);
    const host = await serveMocks(alteration);
    const { broken } = await verifier.verify({ ...host, file: committedFile });
    host.close();
    failures.push(...broken.map(({ description, reasons }) => `${description}: ${reasons[0]}`));
    if (failures.length > 0) report(`refused: ${name}\n    ${failures.join('\n    ').slice(0, 500)}`);
  }
  verifier.close();
};
await Promise.all([accept(), accept()]);
console.log(wrong === 0 ? 'All mutants killed.' : `Wrong results: ${wrong}`);
process.exit(wrong === 0 ? 0 : 1);
