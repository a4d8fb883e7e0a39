import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { getComingCount } from './guest-answer.ts';
import type { Guest } from './guest.ts';

/**
 * A guest's discrepancies, one text each. The server's text stays, unless it says nothing but two numbers that the
 * guest has: then it is in the reader's language.
 */
export function listDiscrepancies(i18n: I18n, guest: Guest): string[] {
  const { discrepancies, invitees, inviteeOnCard } = guest;
  if (invitees === undefined) return discrepancies;
  const coming = getComingCount(guest);
  const invited = i18n.number(invitees);
  return discrepancies.map((text) => {
    if (inviteeOnCard !== undefined && text === `The card says ${inviteeOnCard}, the list says ${invitees}`) {
      const onCard = i18n.number(inviteeOnCard);
      return i18n._(msg`The card says ${onCard}, the list says ${invited}`);
    }
    if (coming !== undefined && text === `${coming} confirmed, ${invitees} invited`) {
      const confirmed = i18n.number(coming);
      return i18n._(msg`${confirmed} confirmed, ${invited} invited`);
    }
    return text;
  });
}

/** A guest's discrepancies, joined with a comma and a space (specification, section 3). */
export const formatDiscrepancies = (i18n: I18n, guest: Guest) => listDiscrepancies(i18n, guest).join(', ');
