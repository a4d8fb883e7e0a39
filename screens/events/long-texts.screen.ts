import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { openRoute } from '../support/open-route.tsx';

const english = 'Dear guests, we would love to see you. ';
const arabic = 'يسرنا حضوركم معنا. ';

const places = [
  { at: `/apps/event/${weddingId}`, name: 'Welcome message' },
  { at: `/apps/event/${weddingId}?tab=messages`, name: 'Text' },
];

test.for(places)(
  '$name uses the direction of its letters: per paragraph, or once for a long text',
  async ({ at, name }) => {
    await openRoute(at, { signedInAs: admin });
    const field = page.getByRole('textbox', { name, exact: true });
    // With `plaintext`, a browser lays out the whole text at each keystroke.
    const followed = async (text: string) => {
      await field.fill(text);
      const { direction, unicodeBidi } = getComputedStyle(field.element());
      return { direction, unicodeBidi };
    };
    expect(await followed(arabic)).toEqual({ direction: 'rtl', unicodeBidi: 'plaintext' });
    expect(await followed(english)).toEqual({ direction: 'ltr', unicodeBidi: 'plaintext' });
    expect(await followed(arabic.repeat(1000))).toEqual({ direction: 'rtl', unicodeBidi: 'isolate' });
    expect(await followed(english.repeat(1000))).toEqual({ direction: 'ltr', unicodeBidi: 'isolate' });
  },
);

test('the preview of a message shows the beginning of a long text', async () => {
  await openRoute(`/apps/event/${weddingId}?tab=messages`, { signedInAs: admin });
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill(english.repeat(1000));
  const drawn = page.getByRole('figure', { name: 'Message preview' });
  await expect.element(drawn).toMatchTextContent('…');
  expect(drawn.element().textContent.length).toBeLessThan(21_000);
});
