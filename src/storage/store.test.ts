import { expect, test } from 'vitest';
import { createStoredStore } from './store.ts';

test('a stored value keeps its identity until it changes', () => {
  let kept: { own: number } | undefined;
  let changeElsewhere = () => {};
  const store = createStoredStore<{ own?: number }>(
    {
      read: () => kept && { ...kept },
      write: (value) => Boolean((kept = { own: 0, ...value })),
      onChangeElsewhere: (listener) => {
        changeElsewhere = listener;
        return () => {};
      },
    },
    {},
  );
  const heard: unknown[] = [];
  store.subscribe(() => heard.push(store.getSnapshot()));
  store.set({ own: 1 });
  expect(store.getSnapshot()).toBe(store.getSnapshot());
  kept = undefined;
  changeElsewhere();
  expect(heard).toEqual([{ own: 1 }, {}]);
});
