import { expect, test } from 'vitest';
import { withDraft } from './draft-values.ts';

test('[F40] a form starts with its draft, in the fields that still exist', () => {
  const draft = { name: 'Dinner', removedSince: 'x', __proto__: 'y' };
  expect(withDraft({ name: '', welcomeMessage: 'Hello' }, draft)).toEqual({
    name: 'Dinner',
    welcomeMessage: 'Hello',
  });
  expect(withDraft({ name: 'Supper' }, undefined)).toEqual({ name: 'Supper' });
});
