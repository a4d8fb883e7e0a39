const flags = new Map<string, number>();

/**
 * Sets an attribute of the document, `data-<name>`, until each caller has called the returned function. Style sheets
 * use it in place of `:root:has(…)`: a root that depends on its descendants makes the browser restyle half of the page
 * for each element that is added anywhere.
 */
export function flagDocument(name: 'filled' | 'locked' | 'modal' | 'scrollbars') {
  flags.set(name, (flags.get(name) ?? 0) + 1);
  document.documentElement.dataset[name] = '';
  return () => {
    const left = (flags.get(name) ?? 1) - 1;
    flags.set(name, left);
    if (left === 0) delete document.documentElement.dataset[name];
  };
}
