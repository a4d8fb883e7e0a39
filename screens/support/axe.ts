import axe from 'axe-core';
import { expect } from 'vitest';

/** Screens that axe has found nothing in: many tests end on the same one, with another name or number on it. */
const accessible = new Set<string>();

/**
 * What axe finds in the page as it is now, a line each.
 * @throws nothing; [] for a page without content
 */
export async function axeProblems(): Promise<string[]> {
  finishTransitions();
  const screen = structure();
  if (accessible.has(screen)) return [];
  const { violations } = await axe.run(
    { include: [['body']], exclude: [['[data-tabster-dummy]']] },
    { resultTypes: ['violations'] },
  );
  if (violations.length === 0) accessible.add(screen);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}

/** Fails with what axe finds. Every test ends with it by itself; call it for a state on the way. */
export async function expectAxeClean() {
  expect(await axeProblems()).toEqual([]);
}

/** Colours in the middle of a transition are nobody's colours. */
function finishTransitions() {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }
}

/** What of the page counts for axe, and no more of it. Colours come with the classes, the ground and the system. */
function structure() {
  const ground = document.querySelector('.themed-root') ?? document.body;
  const markup = document.body.outerHTML
    .replaceAll(/<(style|script)[^]*?<\/\1>|<i [^>]*data-tabster-dummy[^]*?<\/i>/g, '')
    .replaceAll(/ (class=""|data-tabster="[^"]*")/g, '')
    .replaceAll(/_?r_\w+_/g, 'id')
    .replaceAll(/ (href|src|value|aria-valuetext|aria-label|style)="[^"]+"/g, ' $1="…"')
    .replaceAll(/>\s*[^<\s][^<]*</g, '>…<');
  const { backgroundColor } = getComputedStyle(ground);
  const { lang, dir } = document.documentElement;
  return [innerWidth, innerHeight, backgroundColor, lang, dir, markup].join('\n');
}
