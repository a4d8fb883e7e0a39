import type { Api } from '../../../api/client.ts';
import { isRecord, UnreadableResponse } from '../../../api/errors.ts';
import { parseJson } from '../../../api/parse-json.ts';
import { isDoubtful, writeAndVerify } from '../../../api/writes.ts';
import { fetchMe, type User } from '../user.ts';

/**
 * savePreference. The server's five own fields are not sent (the specification, section 3). It shows no response, so any
 * that does not contradict the change is accepted.
 * @throws UnreadableResponse if the response contradicts the change, and getMe does not have what was sent
 */
export async function savePreference(api: Api, preference: User['preference']): Promise<void> {
  const { _id, __v, createdAt: _createdAt, updatedAt: _updatedAt, user: _user, ...body } = preference;
  const save = async () => {
    const { data } = await api.PATCH('/api/v1/users/preference', { body, parseAs: 'text' });
    if (isDoubtful(data, ['_id', ...Object.keys(body)]) || contradicts(data, body))
      throw new UnreadableResponse();
  };
  const look = async () => {
    if (!holds((await fetchMe(api)).preference, body)) throw new UnreadableResponse();
  };
  await writeAndVerify(save, look);
}

/**
 * Whether a value contains everything that was sent. Additional fields, such as a default of the server, do not
 * contradict it.
 * @param mayLack whether it may omit anything
 */
function holds(stored: unknown, sent: unknown, mayLack = false): boolean {
  if (mayLack && stored === undefined) return true;
  if (typeof sent !== 'object' || sent === null) return (stored ?? null) === (sent ?? null);
  if (typeof stored !== 'object' || stored === null) return false;
  if (Array.isArray(sent) && !(Array.isArray(stored) && stored.length === sent.length)) return false;
  return Object.entries(sent).every(([key, value]) => holds(Reflect.get(stored, key), value, mayLack));
}

/** Whether a response shows another preference. Its place is not specified: at the top, in `data`, or in a user. */
function contradicts(text: string | undefined, sent: object): boolean {
  const records = [parseJson(text ?? '')].filter(isRecord);
  for (const { data, user, preference } of records)
    records.push(...[data, user, preference].filter(isRecord));
  return !records.every((record) => holds(record, sent, true));
}
