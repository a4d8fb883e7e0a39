import type { Api } from '../../../api/client.ts';
import type { User } from '../user.ts';

/**
 * savePreference. The server's five own fields are not sent (the specification, section 3). It shows no response, so any
 * that reports no failure is accepted.
 */
export async function savePreference(api: Api, preference: User['preference']): Promise<void> {
  const { _id, __v, createdAt: _createdAt, updatedAt: _updatedAt, user: _user, ...body } = preference;
  await api.PATCH('/api/v1/users/preference', { body });
}
