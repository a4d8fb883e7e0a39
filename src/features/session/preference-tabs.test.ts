import { afterEach, expect, test, vi } from 'vitest';
import { createPreferenceTabs } from './preference-tabs.ts';
import { openTestTab } from './test-session.ts';
import { createToken } from './test-tokens.ts';

const channels: BroadcastChannel[] = [];
function channel() {
  const made = new BroadcastChannel('guestwise.preference');
  channels.push(made);
  return made;
}
afterEach(() => {
  for (const each of channels.splice(0)) each.close();
});

const [adminsToken, staffsToken] = ['u1', 'u2'].map((sub) => createToken({ sub, exp: 99_999 }));

function tab() {
  const { session, admin, staff } = openTestTab();
  const preference = () => {
    const state = session.getSnapshot();
    return state.status === 'signed-in' ? state.user.preference : undefined;
  };
  const signIn = {
    admin: () => session.signIn(adminsToken ?? '', admin),
    staff: () => session.signIn(staffsToken ?? '', staff),
  };
  return { signIn, preference, ...createPreferenceTabs(session, channel(), session.setPreference) };
}

/** Waits until the last message has reached all tabs. */
async function throughToAll() {
  const onMessage = vi.fn<() => void>();
  channel().addEventListener('message', onMessage);
  channel().postMessage('the last one');
  await vi.waitFor(() => expect(onMessage).toHaveBeenCalled());
}

test('what one tab saves applies in other tabs of the same user, and in no one else’s', async () => {
  const [one, same, other, nobody] = [tab(), tab(), tab(), tab()];
  one.signIn.admin();
  same.signIn.admin();
  other.signIn.staff();
  one.broadcast({ theme: 'dark' });
  await throughToAll();
  expect(same.preference()).toEqual({ theme: 'dark' });
  expect([other.preference(), nobody.preference()]).toEqual([{}, undefined]);
});

test.each([
  [null],
  ['dark'],
  [{ userId: 'u1' }],
  [{ userId: 'u1', preference: 'dark' }],
  [{ preference: {} }],
])('%j on the channel changes nothing', async (data) => {
  const one = tab();
  one.signIn.admin();
  channel().postMessage(data);
  await throughToAll();
  expect(one.preference()).toEqual({});
});
