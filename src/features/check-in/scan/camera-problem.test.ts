import { expect, test } from 'vitest';
import { findCameraProblem, cameraSentences, DecoderMissing } from './camera-problem.ts';

const refused = (name: string) => new DOMException('…', name);

test.each([
  ['no cameras outside of https', new TypeError('undefined'), false, 'insecure', /https/],
  ['a refusal of the person', refused('NotAllowedError'), true, 'denied', /Allow it/],
  ['a refusal of the policy', refused('SecurityError'), true, 'denied', /Allow it/],
  ['no camera', refused('NotFoundError'), true, 'missing', /Connect one/],
  ['no camera that fits', refused('OverconstrainedError'), true, 'missing', /Connect one/],
  ['a camera in use', refused('NotReadableError'), true, 'busy', /Close it/],
  ['a camera that gives up', refused('AbortError'), true, 'busy', /Close it/],
  ['a decoder that does not load', new DecoderMissing(), true, 'unloaded', /connection/],
  ['anything else', new Error('constructor'), true, 'failed', /Try again/],
  ['anything but an error', 'toString', true, 'failed', /Try again/],
] as const)('[F58] %s: a sentence that says what to do', (_, error, hasCameras, problem, words) => {
  expect(findCameraProblem(error, hasCameras)).toBe(problem);
  expect(cameraSentences[problem].message).toMatch(words);
  expect(cameraSentences[problem].message).toMatch(/search by name or phone/);
});
