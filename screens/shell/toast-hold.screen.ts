import { expect, test, vi } from 'vitest';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { toasts as store } from '../../src/ui/toasts/toasts.ts';
import { openRoute } from '../support/open-route.tsx';
import { toasts } from '../support/toasts.ts';

const wait = () => new Promise((resolve) => setTimeout(resolve, 300));

/** Shows a toast with an action. @returns its button, the part that holds toasts, and a timer of them */
async function showToast() {
  await openRoute('/events', { signedInAs: admin });
  const action = { label: { id: 'Undo', message: 'Undo' }, run: () => {} };
  store.show({ variant: 'info', message: 'Guest deleted', action });
  const button = toasts.getByRole('button', { name: 'Undo' });
  await expect.element(button).toBeVisible();
  const element = button.element() as HTMLElement;
  const toaster = element.closest('section') as HTMLElement;
  const point = (type: 'enter' | 'leave') => toaster.dispatchEvent(new PointerEvent(`pointer${type}`));
  return { button: element, point };
}

test('toasts stay while one has the focus, although the pointer leaves them', async () => {
  const { button, point } = await showToast();
  button.focus();
  point('enter');
  point('leave');
  const elapsed = vi.fn<() => void>();
  store.after(100, elapsed);
  await wait();
  expect(elapsed).not.toHaveBeenCalled();
  button.blur();
  await expect.poll(() => elapsed).toHaveBeenCalled();
});
