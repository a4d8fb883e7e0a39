import { expect, test } from 'vitest';
import { getPreviewText } from './preview-text.ts';

test('a preview is the beginning of a long text, cut cleanly', () => {
  expect(getPreviewText('Welcome')).toBe('Welcome');
  const long = `${'x'.repeat(19_999)}🎉 and more`;
  expect(getPreviewText(long)).toBe(`${'x'.repeat(19_999)}…`);
});
