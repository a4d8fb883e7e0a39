import { afterPaint } from './after-paint.ts';

/** The watched elements that are not in the window, or scrolled out of the panel that they are in. */
const offscreen = new Set<HTMLElement>();
let observer: IntersectionObserver | undefined;

/** The elements whose content the browser skips now. */
const skipped = new Set<HTMLElement>();

/**
 * Watches an element whose content may be restyled a frame later than what is visible. Its style sheet sets
 * `contain-intrinsic-block-size: auto …`, so that it keeps its height meanwhile.
 * @returns stops watching
 */
export function watchOffscreen(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  observer ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      offscreen[isIntersecting ? 'delete' : 'add'](target as HTMLElement);
  });
  observer.observe(element);
  return () => {
    observer?.unobserve(element);
    offscreen.delete(element);
    // The element may stay, and be watched again with another ref.
    show(element);
  };
}

export const isOffscreen = (element: HTMLElement) => offscreen.has(element);

/**
 * Makes the browser skip the content of the watched elements off the screen until the next frame is painted: a change
 * of the theme, layout, direction or language restyles the whole page, and what is visible comes first. Call it before
 * the browser computes the change's styles.
 */
export function skipOffscreen(): void {
  for (const element of offscreen) {
    // A skipped element cannot keep the focus.
    if (element.contains(document.activeElement)) continue;
    element.style.contentVisibility = 'hidden';
    skipped.add(element);
  }
  if (skipped.size > 0 && !isShowing) void showInTurns();
}

/** Events after which a skipped element can be seen, found or focused. */
const reveals = ['scroll', 'keydown', 'pointerdown'];
let isShowing = false;

/** Shows one element per frame, and all of them as soon as the person may reach them. */
async function showInTurns() {
  isShowing = true;
  for (const type of reveals) addEventListener(type, showAll, true);
  for (; skipped.size > 0; show([...skipped][0])) await afterPaint();
  for (const type of reveals) removeEventListener(type, showAll, true);
  isShowing = false;
}

function show(element: HTMLElement | undefined) {
  if (!element) return;
  element.style.contentVisibility = '';
  skipped.delete(element);
}

const showAll = () => skipped.forEach(show);
