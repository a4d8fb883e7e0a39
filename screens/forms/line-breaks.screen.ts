import { expect, test } from 'vitest';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { areas, change, expectSaved, field, save, sent } from '../support/merging.ts';
import { openRoute } from '../support/open-route.tsx';

// A browser's text area has no carriage returns.
const text = 'One\r\ntwo';

test.each([
  ['event', areas.event, 'welcomeMessage'],
  ['message', areas.message, 'message'],
] as const)(
  '%s: a text that nobody touched is sent back with its own line breaks',
  async (_, area, untouched) => {
    await openRoute(area.address, { signedInAs: admin, before: () => change(area, { [untouched]: text }) });
    await field(area.both.field).fill('Mine');
    await save.click();
    await expectSaved(area);
    expect(await sent(area)).toMatchObject([{ [area.both.field]: 'Mine', [untouched]: text }]);
  },
);
