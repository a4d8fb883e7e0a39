import axe from 'axe-core';
import { expect } from 'vitest';

/** Screens without axe violations so far: many tests end on the same one, with another name or number on it. */
const accessible = new Set<string>();

/** Runs axe on the current page. Returns one line per violation; [] for a page without content. */
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

/** Fails if axe finds violations. Every test ends with it automatically; call it for a state in between. */
export async function expectAxeClean() {
  expect(await axeProblems()).toEqual([]);
}

/** Skips colours in the middle of a transition. */
function finishTransitions() {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }
}

/** The parts of the page that matter for axe. Colours depend on the classes, the background and the system. */
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
