import { expect, test } from 'vitest';
import { createPendingDeletes } from './pending-deletes.ts';

/** A page whose time passes, and which is left, when the test says so. */
function openPage() {
  let timers: (() => void)[] = [];
  let leaving: (() => void)[] = [];
  const sent: string[] = [];
  const deletes = createPendingDeletes({
    after: (_, action) => {
      timers.push(action);
      return () => (timers = timers.filter((each) => each !== action));
    },
    onLeave: (listener) => {
      leaving.push(listener);
      return () => (leaving = leaving.filter((each) => each !== listener));
    },
  });
  const remove = (id: string) =>
    deletes.schedule(id, async () => {
      sent.push(id);
    });
  return {
    deletes,
    sent,
    remove,
    wait: () => timers.forEach((run) => run()),
    leave: () => leaving.forEach((run) => run()),
  };
}

test('what is deleted is hidden at once, and the call is made after the time to undo', () => {
  const page = openPage();
  page.remove('m1');
  expect([...page.deletes.getSnapshot()]).toEqual(['m1']);
  expect(page.sent).toEqual([]);
  page.wait();
  expect(page.sent).toEqual(['m1']);
});

test('an undo shows it again, and no call is ever made', () => {
  const page = openPage();
  const undo = page.remove('m1');
  page.remove('m2');
  expect(undo()).toBe(true);
  expect([...page.deletes.getSnapshot()]).toEqual(['m2']);
  page.wait();
  page.leave();
  expect(page.sent).toEqual(['m2']);
});

test('leaving the page makes the call at once, and only once', () => {
  const page = openPage();
  page.remove('m1');
  page.leave();
  page.wait();
  expect(page.sent).toEqual(['m1']);
});

test('[F82] an undo that comes after the call says that it is too late', () => {
  const page = openPage();
  const undo = page.remove('m1');
  page.wait();
  expect(undo()).toBe(false);
  expect(page.sent).toEqual(['m1']);
});
