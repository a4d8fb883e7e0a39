/** Verifies what its parent process asks for. The verifier prints whatever it does, and in here nobody listens. */
import { verify, type Verification } from './verification.ts';

process.on('message', (verification: Verification) => {
  verify(verification).then(
    (result) => process.send?.({ result }),
    (error: Error) => process.send?.({ error: error.message }),
  );
});
