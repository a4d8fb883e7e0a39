import { expect, test } from 'vitest';
import { findQuestions } from './matching.ts';

const link = { id: 'link', question: 'How do I send the link?', answer: 'Copy it from the list of guests.' };
const zero = { id: 'zero', question: 'What does a zero mean?', answer: 'That the guest has declined.' };

test.each([
  ['', [link, zero]],
  ['link', [link]],
  ['GUEST', [link, zero]],
  ['declined zero', [zero]],
  ['  zero   link ', []],
])('%j finds the questions with all of its words', (search, found) => {
  expect(findQuestions([link, zero], search)).toEqual(found);
});
