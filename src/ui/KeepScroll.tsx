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
    if (place?.element.isConnected) scrollBy(0, getTop(place.element) - place.top);
  }

  override render() {
    return this.props.children;
  }
}

/** What the person looks at: the focused part of the content if it can be seen, or else the middle of the window. */
function findPlace(): Place | null {
  // At its top, a page stays there.
  if (scrollY === 0) return null;
  const content = document.getElementById('content');
  const isInside = (element: Element | null) =>
    element !== null && element !== content && content?.contains(element) === true;
  const { activeElement } = document;
  const seen = document.elementsFromPoint(innerWidth / 2, innerHeight / 2);
  const element = isVisible(activeElement) && isInside(activeElement) ? activeElement : seen.find(isInside);
  return element ? { element, top: getTop(element) } : null;
}

const getTop = (element: Element) => element.getBoundingClientRect().top;

function isVisible(element: Element | null): element is Element {
  if (!element) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
