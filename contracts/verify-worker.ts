/** Runs verifications for its parent process, in a process of its own because the verifier always prints. */
import { verify, type Verification } from './verification.ts';

process.on('message', (verification: Verification) => {
  verify(verification).then(
    (result) => process.send?.({ result }),
    (error: Error) => process.send?.({ error: error.message }),
  );
});
