/**
 * The element to focus when an item leaves its list: the next item's link, or the previous one, or the page's content.
 */
export function findNeighbour(element: Element): HTMLElement | null {
  const item = element.closest('li');
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  return neighbour?.querySelector<HTMLElement>('h2 a') ?? document.getElementById('content');
}
