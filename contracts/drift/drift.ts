/** Lists what a recorded backend sends that openapi/backend.yaml does not describe: `npm run drift -- file.har`. */
import { helpOnRequest } from '../../tools/help.ts';
import { currentFile, readDescription } from '../description/release.ts';
import { runCommand, Unusable } from '../reach.ts';
import { createReader } from './find-drift.ts';
import { readHar } from './har.ts';

helpOnRequest();
await runCommand(async () => {
  const [file] = process.argv.slice(2);
  if (file === undefined) throw new Unusable('Name a recording: npm run drift -- file.har');
  const read = createReader(readDescription(currentFile));
  const answers = readHar(file)
    .map(read)
    .filter((found) => found !== undefined);
  if (answers.length === 0)
    throw new Unusable(`${file} has no call below /api/v1: was the API's host recorded?`);
  const counts = new Map<string, number>();
  for (const line of answers.flat()) counts.set(line, (counts.get(line) ?? 0) + 1);
  for (const [line, count] of [...counts].toSorted(([one], [other]) => one.localeCompare(other)))
    console.log(count > 1 ? `${line} (${count} times)` : line);
  console.log(`${answers.length} calls, ${counts.size} things that the description does not say`);
  return counts.size === 0;
});
