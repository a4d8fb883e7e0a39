import { afterEach, expect, test } from 'vitest';
import { ApiError, NetworkError } from '../api/errors.ts';
import { toasts } from '../ui/toasts.ts';
import { reportLeftForm } from './sending-forms.ts';
import { forgetForms, rememberForms } from './sent-forms.ts';

const refusal = (status: number) => new ApiError({ status, method: 'POST', path: '/api/v1/events' }, {});

afterEach(() => toasts.clear());

test.each([
  [refusal(500), /^We are not sure that the form you left was saved/],
  [refusal(504), /^We are not sure that the form you left was saved/],
  [new NetworkError(), /^We are not sure that the form you left was saved/],
  [refusal(400), /^The form you left was not saved/],
  [refusal(401), /^The form you left was not saved/],
])('[F08] a form that was left and got %s', (error, text) => {
  reportLeftForm(error, { isShown: () => false });
  const errors = toasts.getSnapshot().filter(({ variant }) => variant === 'error');
  expect(errors).toMatchObject([{ message: { message: expect.stringMatching(text) } }]);
});

test('[F42] a form that was on the screen when its session ended is not reported: the login leads back to it', () => {
  let isShown = true;
  const [shown, left] = [{ isShown: () => isShown }, { isShown: () => false }];
  const forms = rememberForms();
  forms.set('shown', shown).set('left', left);
  expect(forgetForms()).toBe(2);
  isShown = false;
  reportLeftForm(refusal(500), shown);
  expect(toasts.getSnapshot()).toEqual([]);
  reportLeftForm(refusal(500), left);
  expect(toasts.getSnapshot()).toHaveLength(1);
});
