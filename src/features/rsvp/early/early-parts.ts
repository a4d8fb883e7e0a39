/** A part of an early panel, by its `data-early`. Throws if guest.html has none. */
export function find(panel: ParentNode, name: string): HTMLElement {
  const part = panel.querySelector<HTMLElement>(`[data-early="${name}"]`);
  if (!part) throw new Error(`guest.html has no ${name}`);
  return part;
}

/** A part that is an input. */
export function findInput(panel: ParentNode, name: string): HTMLInputElement {
  const part = find(panel, name);
  if (part instanceof HTMLInputElement) return part;
  throw new Error(`In guest.html ${name} is no input`);
}

export const setText = (panel: ParentNode, name: string, text: string) =>
  void (find(panel, name).textContent = text);

/** A copy of the content of a `<template>` of guest.html, or undefined if there is none. */
export function copyTemplate(id: string): DocumentFragment | undefined {
  const template = document.getElementById(id);
  return template instanceof HTMLTemplateElement ? document.importNode(template.content, true) : undefined;
}
