import type { Guest } from '../../src/domain/guest.ts';

/** What a guest of the journeys is added with. */
export const details = {
  name: 'Grace Okafor',
  phone: '0550110002',
  invitees: 4,
  inviteeOnCard: 4,
  isWAPhone: false,
};

/** The same fields of a guest who was read. */
export const detailsOf = ({ name, phone, invitees, inviteeOnCard, isWAPhone }: Guest) => ({
  name,
  phone,
  invitees,
  inviteeOnCard,
  isWAPhone,
});
