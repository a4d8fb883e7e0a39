import { accessMutants } from './access-mutants.ts';
import { eventMutants } from './event-mutants.ts';
import { guestMutants } from './guest-mutants.ts';
import { listMutants } from './list-mutants.ts';
import { messageMutants } from './message-mutants.ts';
import { rsvpMutants } from './rsvp-mutants.ts';
import { sessionMutants } from './session-mutants.ts';

const byFlow = {
  ...eventMutants,
  ...guestMutants,
  ...listMutants,
  ...messageMutants,
  ...rsvpMutants,
  ...accessMutants,
  ...sessionMutants,
};

/** Every faulty backend, with the conformance flow that must notice it. */
export const mutants = Object.entries(byFlow).flatMap(([flow, alterations]) =>
  Object.entries(alterations).map(([name, alteration]) => ({ name, flow, alteration })),
);
