import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { openRoute } from '../support/open-route.tsx';

test('the first frame has its theme: no button changes its border or colors after it', async () => {
  const root = document.documentElement;
  root.removeAttribute('style');
  delete root.dataset.theme;
  const changes: string[] = [];
  const listen = ({ target, propertyName }: TransitionEvent) => {
    // The pointer of an earlier test may be on a button.
    if (target instanceof Element && target.matches('.fui-Button:not(:hover)')) changes.push(propertyName);
  };
  document.addEventListener('transitionrun', listen);
  await openRoute('/apps/calendar', { signedInAs: admin });
  await expect.element(page.getByRole('link', { name: 'Add appointment' })).toBeVisible();
  await new Promise(requestAnimationFrame);
  document.removeEventListener('transitionrun', listen);
  expect(changes).toEqual([]);
});
