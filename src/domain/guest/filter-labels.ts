import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { GuestCriteria, GuestFilter } from './guest-filter.ts';

/** The filters of the guest list in words. “Not answered” is a view of all guests. */
export const filterLabels = {
  all: msg`All`,
  waiting: msg({ message: 'Not answered', context: 'many guests' }),
  accepted: msg({ message: 'Coming', context: 'many guests' }),
  rejected: msg({ message: 'Declined', context: 'many guests' }),
  isWAPhone: msg`Not on WhatsApp`,
  discrepancies: msg`To check`,
} satisfies Record<GuestFilter | 'waiting', unknown>;

/** The criteria in use, in words. */
export const describeCriteria = ({ whatsapp, invited, equal }: GuestCriteria) =>
  ({
    whatsapp: whatsapp && (whatsapp === 'yes' ? msg`On WhatsApp` : msg`Not on WhatsApp`),
    invited:
      invited === undefined
        ? undefined
        : msg`${plural(invited, { one: 'At least # invited', other: 'At least # invited' })}`,
    equal: equal && msg`On the list more than once`,
  }) satisfies Record<keyof GuestCriteria, MessageDescriptor | undefined>;
