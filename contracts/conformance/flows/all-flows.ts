import { accessFlows } from './access.ts';
import { atOnceFlows } from './at-once.ts';
import { cacheFlows } from './caches.ts';
import { corsFlows } from './cors.ts';
import { eventFlows } from './events.ts';
import { extremeFlows } from './extremes.ts';
import { guestRuleFlows } from './guest-rules.ts';
import { guestFlows } from './guests.ts';
import { idFlows } from './ids.ts';
import { listFlows } from './lists.ts';
import { messageFlows } from './messages.ts';
import { ownFieldFlows } from './own-fields.ts';
import { passwordFlows } from './passwords.ts';
import { rsvpSafetyFlows } from './rsvp-safety.ts';
import { rsvpFlows } from './rsvp.ts';
import { sessionFlows } from './session.ts';
import { sumFlows } from './sums.ts';
import { textFlows } from './text.ts';

/** Every journey of the conformance check, the slow ones first. */
export const allFlows = [
  ...listFlows,
  ...textFlows,
  ...accessFlows,
  ...idFlows,
  ...eventFlows,
  ...sumFlows,
  ...extremeFlows,
  ...ownFieldFlows,
  ...guestFlows,
  ...guestRuleFlows,
  ...atOnceFlows,
  ...messageFlows,
  ...rsvpFlows,
  ...rsvpSafetyFlows,
  ...sessionFlows,
  ...passwordFlows,
  ...corsFlows,
  ...cacheFlows,
];
