import type { Guest } from '../../src/domain/guest/guest.ts';

/** The details of a guest that the journeys add. */
export const details = {
  name: 'Grace Okafor',
  phone: '0550110002',
  invitees: 4,
  inviteeOnCard: 4,
  isWAPhone: false,
};

/** The same fields of a guest from the backend. */
export const getDetails = ({ name, phone, invitees, inviteeOnCard, isWAPhone }: Guest) => ({
  name,
  phone,
  invitees,
  inviteeOnCard,
  isWAPhone,
});
