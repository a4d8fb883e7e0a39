import { Component, type ReactNode } from 'react';

interface KeepScrollProps {
  /** Changes whenever the frame around the content does. */
  when: unknown;
  children: ReactNode;
}

interface Place {
  element: Element;
  top: number;
}

/**
 * Keeps the content at its place in the window when the frame around it changes. The scroll anchoring of the browser
 * does not: it stops when a width or a margin of an ancestor changes (CSS Scroll Anchoring, "suppression triggers").
 *
 * A class, because no hook runs before React changes the document.
 */
export class KeepScroll extends Component<KeepScrollProps> {
  override getSnapshotBeforeUpdate(before: KeepScrollProps): Place | null {
    return before.when === this.props.when ? null : findPlace();
  }

  override componentDidUpdate(_before: KeepScrollProps, _state: unknown, place: Place | null) {
    if (!place?.element.isConnected) return;
    const { top, bottom } = place.element.getBoundingClientRect();
    const moved = top - place.top;
    // At its top, a page scrolls only as far as the focused element needs it to stay in view.
    scrollBy(0, scrollY > 0 ? moved : Math.max(0, Math.min(moved, bottom - innerHeight)));
  }

  override render() {
    return this.props.children;
  }
}

/**
 * What the person looks at: the focused part of the content if it can be seen, or else the middle of the window, unless
 * the page is at its top, where it stays.
 */
function findPlace(): Place | null {
  const content = document.getElementById('content');
  const isInside = (element: Element | null) =>
    element !== null && element !== content && content?.contains(element) === true;
  const { activeElement } = document;
  const seen = scrollY > 0 ? document.elementsFromPoint(innerWidth / 2, innerHeight / 2) : [];
  const element = isVisible(activeElement) && isInside(activeElement) ? activeElement : seen.find(isInside);
  return element ? { element, top: element.getBoundingClientRect().top } : null;
}

function isVisible(element: Element | null): element is Element {
  if (!element) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
