/** The element to focus when an item leaves its list: one that matches in the next item, or in the previous one. */
export function findNeighbour(element: Element, selector: string): HTMLElement | null {
  const item = element.closest('li');
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  return neighbour?.querySelector<HTMLElement>(selector) ?? null;
}
