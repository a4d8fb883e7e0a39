/** Verifies a backend against the committed pact: see `usage`, and contracts/BACKEND.md. */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { committedFile, type Interaction, provider, readInteractions } from './pact-file.ts';
import { createQuietVerifier } from './quiet-verifier.ts';
import { askForToken, checkReach, checkToken, readOrigin, readWords, runCommand, Unusable } from './reach.ts';

const usage = `npm run contracts:verify -- https://host --state-url https://host/_pact/states [options]
  --token   sent where the state handler gives none
  --only    interactions whose description has these words (a regular expression)
  --file    another pact file`;

const text = { type: 'string' } as const;
const options = { 'state-url': text, token: text, only: text, file: text } as const;

await runCommand(async () => {
  const { values, positionals } = readWords(() => parseArgs({ options, allowPositionals: true }), usage);
  const origin = readOrigin(positionals, usage);
  const stateUrl = values['state-url'];
  if (stateUrl === undefined)
    throw new Unusable(`Name the address of the provider states with --state-url.\n${usage}`);
  const file = values.file ?? committedFile;
  const chosen = choose(readPact(file), values.only);
  await checkReach(origin);
  const token = await askForToken(stateUrl, 'an organiser is signed in', values.token);
  await checkToken(origin, token, 'the state handler');

  const verifier = createQuietVerifier();
  const { kept, broken, stateFailure } = await verifier.verify({
    origin,
    stateUrl,
    file,
    token: values.token,
    only: values.only,
  });
  verifier.close();
  if (stateFailure !== undefined)
    throw new Unusable(
      `The state handler failed at ${stateFailure}. See its log, and contracts/BACKEND.md, “The states”.`,
    );
  for (const { description, reasons } of broken)
    console.log(`✗ ${description}\n    ${reasons.join('\n    ')}`);
  if (broken.some(({ reasons }) => reasons.some((reason) => reason.includes('but was 429'))))
    console.log(
      '\nThe backend answers 429, and the verifier does not wait: lift its limit of calls for this run.',
    );
  console.log(`\n${kept.length} of ${chosen.length} interactions are kept, ${broken.length} are broken`);
  return broken.length === 0 && kept.length === chosen.length;
});

function readPact(file: string): Interaction[] {
  if (!existsSync(file))
    throw new Unusable(`There is no pact at ${file}: name another with --file, or leave it out.`);
  try {
    return readInteractions(file);
  } catch {
    throw new Unusable(`${file} is no pact of ${provider}: take it anew.`);
  }
}

function choose(interactions: readonly Interaction[], only: string | undefined): Interaction[] {
  const pattern = new RegExp(only ?? '');
  const chosen = interactions.filter(({ description }) => pattern.test(description));
  if (chosen.length > 0) return chosen;
  throw new Unusable(
    `Nothing is selected: no description has “${only}” in it. They start with an operationId, such as getRsvp.`,
  );
}
