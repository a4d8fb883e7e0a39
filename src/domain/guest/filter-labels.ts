import { msg } from '@lingui/core/macro';
import type { GuestFilter } from './guest-filter.ts';

/** The filters of the guest list in words. “Not answered” is a view of all guests. */
export const filterLabels = {
  all: msg`All`,
  waiting: msg({ message: 'Not answered', context: 'many guests' }),
  accepted: msg({ message: 'Coming', context: 'many guests' }),
  rejected: msg({ message: 'Declined', context: 'many guests' }),
  isWAPhone: msg`Not on WhatsApp`,
  discrepancies: msg`To check`,
} satisfies Record<GuestFilter | 'waiting', unknown>;
