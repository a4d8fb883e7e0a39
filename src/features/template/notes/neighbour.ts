import { findNeighbour } from '../../../ui/neighbour.ts';

/** The element to focus when a note leaves its list: the link of the next or previous one, or the page's content. */
export const findNextNote = (element: Element) =>
  findNeighbour(element, 'h2 a') ?? document.getElementById('content');
