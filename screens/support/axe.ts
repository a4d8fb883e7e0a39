import axe from 'axe-core';
import { expect } from 'vitest';

/** Runs axe on the current page. Returns one line per violation; [] for a page without content. */
export async function axeProblems(): Promise<string[]> {
  finishTransitions();
  const { violations } = await axe.run(
    { include: [['body']], exclude: [['[data-tabster-dummy]']] },
    { resultTypes: ['violations'] },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}

/** Fails if axe finds violations in the current state of the page. Call it once per screen and state. */
export async function expectAxeClean() {
  expect(await axeProblems()).toEqual([]);
}

/** Skips colours in the middle of a transition. */
function finishTransitions() {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }
}
