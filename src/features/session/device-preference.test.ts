import { expect, test } from 'vitest';
import { createDevicePreference } from './device-preference.ts';

test('a preference is stored on the device, listeners are notified, and other tabs follow', () => {
  let kept: Record<string, unknown> | undefined = { shortcuts: ['faq'] };
  let changedElsewhere = () => {};
  const preference = createDevicePreference({
    read: () => kept,
    write(value) {
      kept = value;
      return true;
    },
    remove: () => void (kept = undefined),
    onChangeElsewhere(listener) {
      changedElsewhere = listener;
      return () => void (changedElsewhere = () => {});
    },
  });
  const heard: unknown[] = [];
  const stop = preference.subscribe(() => heard.push(preference.getSnapshot()));
  preference.change((before) => ({ ...before, settings: { direction: 'rtl' } }));
  expect(kept).toEqual({ shortcuts: ['faq'], settings: { direction: 'rtl' } });
  kept = undefined;
  changedElsewhere();
  expect(heard).toEqual([{ shortcuts: ['faq'], settings: { direction: 'rtl' } }, {}]);
  stop();
  preference.change(() => ({ own: 1 }));
  expect(heard).toHaveLength(2);
});
