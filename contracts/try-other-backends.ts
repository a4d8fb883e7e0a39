/** Verifies each of other-backends.ts, and tells the parent process which interactions it breaks. */
import { serveAltered } from './altered-host.ts';
import { otherBackends } from './other-backends.ts';
import { verify } from './verification.ts';

const broken: Record<string, string[]> = {};
for (const backend of otherBackends) {
  const { origin, world, close } = await serveAltered(backend);
  // All interactions would take the verifier a second each time.
  process.env.PACT_DESCRIPTION = `^${backend.breaks}$`;
  broken[backend.name] = (await verify(origin, world)).broken;
  close();
}
process.send?.(broken, () => process.exit());
