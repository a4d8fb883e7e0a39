import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { draft, draftInTab } from '../../src/storage/keys.ts';
import { press } from '../support/keyboard.ts';
import { openRoute } from '../support/open-route.tsx';
import { expectCount } from '../support/text.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });

test('[F73] the focus stays in the images of a new event when one is added or removed', async () => {
  await openRoute('/apps/event/new', { signedInAs: admin });
  const address = page.getByRole('textbox', { name: 'Image address' });
  for (const cover of ['/covers/sunrise.svg', '/covers/star.svg']) {
    await address.fill(cover);
    await press(button('Add image'));
    await expect.element(address).toHaveValue('');
    await expect.element(button('Add image')).toHaveFocus();
  }
  await press(button('Remove image 1'));
  await expect.element(button('Remove image 2')).not.toBeInTheDocument();
  await expect.element(button('Remove image 1')).toHaveFocus();
  await press(button('Remove image 1'));
  await expect.element(button('Leaves')).toHaveFocus();
});

/** Delays an image that is checked. @returns lets it load, or fail, and waits for that */
function delayImage() {
  const allowed = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  class SlowImage extends Image {
    override set src(from: string) {
      for (const type of ['load', 'error']) this.addEventListener(type, () => ended.resolve());
      void allowed.promise.then(() => (super.src = from));
    }
  }
  vi.stubGlobal('Image', SlowImage);
  onTestFinished(() => void vi.unstubAllGlobals());
  return async () => {
    allowed.resolve();
    await ended.promise;
  };
}

test('what is chosen and typed while an image address is checked stays', async () => {
  await openRoute('/apps/event/new', { signedInAs: admin });
  const address = page.getByRole('textbox', { name: 'Image address' });
  const chosen = page.getByRole('button', { name: /^Remove image/ });
  const load = delayImage();
  await address.fill('/covers/sunrise.svg');
  await press(button('Add image'));
  await button('Leaves').click();
  await expectCount(chosen, 1);
  await address.fill('/covers/star.svg');
  await load();
  await expectCount(chosen, 2);
  await expect.element(address).toHaveValue('/covers/star.svg');
});

test.each(['/covers/sunrise.svg', '/covers/nothing.svg'])(
  '“Discard” also discards an address that is checked: %s',
  async (typed) => {
    const key = draftInTab(draft(admin._id, 'event new'), 'another');
    const storage = { [key]: JSON.stringify({ at: Date.now(), value: { name: 'Brunch' } }) };
    await openRoute('/apps/event/new', { signedInAs: admin, storage });
    const address = page.getByRole('textbox', { name: 'Image address' });
    const load = delayImage();
    await address.fill(typed);
    await press(button('Add image'));
    await button('Discard').click();
    await expect.element(address).toHaveValue('');
    await load();
    await new Promise(requestAnimationFrame);
    await expectCount(page.getByRole('button', { name: /^Remove image/ }), 0);
    await expect.element(address).not.toHaveFocus();
  },
);
