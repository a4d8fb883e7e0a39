import type { Api } from '../../api/client.ts';
import { UnreadableResponse } from '../../api/errors.ts';
import { isDoubtful, settle } from '../../api/read-back.ts';
import { contradicts, holds, withoutServerFields } from './preference.ts';
import { readMe } from './queries.ts';
import type { User } from './user.ts';

/**
 * savePreference. The specification shows no response, so any that does not contradict the change is accepted.
 * @throws UnreadableResponse if the response contradicts the change, and getMe does not have what was sent
 */
export async function savePreference(api: Api, preference: User['preference']): Promise<void> {
  const body = withoutServerFields(preference);
  const save = async () => {
    const { data } = await api.PATCH('/api/v1/users/preference', { body, parseAs: 'text' });
    if (isDoubtful(data, ['_id', ...Object.keys(body)]) || contradicts(data, body)) {
      throw new UnreadableResponse();
    }
  };
  const look = async () => {
    if (!holds((await readMe(api)).preference, body)) throw new UnreadableResponse();
  };
  await settle(save, look);
}
