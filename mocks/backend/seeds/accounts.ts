import type { UserRecord } from '../records.ts';

export const admin = {
  _id: '665d10000000000000000001',
  displayName: 'Amina Rahman',
  email: 'admin@guestwise.test',
  phone: '5550100101',
  password: 'admin',
  role: ['admin'],
  preference: { settings: {}, shortcuts: ['calendar', 'mail', 'contacts', 'todo'] },
} satisfies UserRecord;

export const staff = {
  _id: '665d10000000000000000002',
  displayName: 'Selim Kaya',
  email: 'staff@guestwise.test',
  phone: '5550100102',
  password: 'staff',
  role: ['staff'],
  preference: { settings: {}, shortcuts: ['calendar', 'contacts'] },
} satisfies UserRecord;

export const accounts: readonly UserRecord[] = [admin, staff];

/** What the login page shows of the accounts in mock mode. */
export const demoAccounts = accounts.map(({ email, password, role, displayName }) => ({
  email,
  password,
  role: role[0] ?? '',
  name: displayName,
}));
