import { msg } from '@lingui/core/macro';
import type { GuestAnswer } from './guest-answer.ts';

/** The answers in exported lists. */
export const answerLabels = {
  coming: msg({ message: 'Coming', context: 'one guest' }),
  declined: msg({ message: 'Declined', context: 'one guest' }),
  waiting: msg({ message: 'Not answered', context: 'one guest' }),
} satisfies Record<GuestAnswer['kind'], unknown>;
