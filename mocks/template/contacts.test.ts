import { expect, test } from 'vitest';
import type { Contact, ContactsUser } from '../../src/template/api/template.gen.ts';
import { createTemplatePage } from './page.ts';

function openContacts() {
  const answer = createTemplatePage();
  const call = (path: string, body?: object) =>
    answer(
      new Request(
        `https://page.example/api/guests-app/${path}`,
        body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) },
      ),
    );
  return {
    post: (path: string, body: object) => call(path, body),
    list: async () => (await (await call('guests')).json()) as Contact[],
    owner: async () => (await (await call('user')).json()) as ContactsUser,
  };
}

test('toggling twice leaves a contact as it was', async () => {
  const { post, owner } = openContacts();
  const before = await owner();
  await post('toggle-starred-guest', { id: 'tom' });
  expect((await owner()).starred).toEqual([...before.starred, 'tom']);
  await post('toggle-starred-guest', { id: 'tom' });
  expect(await owner()).toEqual(before);
});

test('starring several contacts does not star one twice', async () => {
  const { post, owner } = openContacts();
  await post('set-guests-starred', { ids: ['tom', 'amal', 'tom'] });
  expect((await owner()).starred.toSorted()).toEqual(['amal', 'deniz', 'layla', 'tom']);
  await post('set-guests-unstarred', { ids: ['tom', 'amal'] });
  expect((await owner()).starred.toSorted()).toEqual(['deniz', 'layla']);
});

test('a deleted contact is in no list', async () => {
  const { post, list, owner } = openContacts();
  expect((await post('remove-guest', { id: 'deniz' })).status).toBe(204);
  expect((await list()).some(({ id }) => id === 'deniz')).toBe(false);
  const { starred, frequentContacts } = await owner();
  expect([...starred, ...frequentContacts]).not.toContain('deniz');
});

test.each([
  ['remove-guests', { ids: ['amal', 'nobody'] }, 404],
  ['remove-guests', { ids: [] }, 400],
  ['set-guests-starred', { ids: ['tom', 'nobody'] }, 404],
  ['toggle-starred-guest', { id: 'nobody' }, 404],
])('%s with %o is refused, and nothing changes', async (path, body, status) => {
  const { post, list, owner } = openContacts();
  const before = [await list(), await owner()];
  expect((await post(path, body)).status).toBe(status);
  expect([await list(), await owner()]).toEqual(before);
});

test('a contact needs a name', async () => {
  const { post, list } = openContacts();
  const [first] = await list();
  const refused = await post('update-guest', { ...first, name: ' ' });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ errors: [{ type: 'name' }] });
});
