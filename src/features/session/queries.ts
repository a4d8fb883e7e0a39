import type { Api } from '../../api/client.ts';
import { UnreadableResponse } from '../../api/errors.ts';
import { readUser, type User } from './user.ts';

/** getMe. A response without a user is a failure like any other. */
export async function readMe(api: Api): Promise<User> {
  const { data } = await api.GET('/api/v1/users/me');
  const user = readUser(data?.data);
  if (!user) throw new UnreadableResponse('getMe answered without a user');
  return user;
}
