import { getKeyStep, clampCount } from '../answering/count.ts';
import type { PlainInvitation } from './plain-invitation.ts';

/** Placeholders for numbers in the rendered panels: the count, and the limit. */
export const drawn = { count: 111, limit: 222 };

/**
 * Makes the slider, − and + of an early panel work.
 * @param choice what the guest has chosen, or null if nothing was touched
 */
export function connectCounter(
  panel: ParentNode,
  { saved, limit }: Pick<PlainInvitation, 'saved' | 'limit'>,
  choice: number | null,
  onChange: (count: number | null) => void,
): void {
  const slider = findInput(panel, 'slider');
  const [shown, confirmed] = [find(panel, 'count'), find(panel, 'confirmed')];
  const [fewer, more] = [find(panel, 'fewer'), find(panel, 'more')];
  // The page adds the sentence, with its plurals, in the room that the line takes here.
  if (saved === null) find(panel, 'answered').remove();
  else setText(panel, 'answered', '');
  const inWords = slider.getAttribute('aria-valuetext') ?? '';

  const show = () => {
    const count = choice ?? saved;
    const text = count === null ? '–' : String(count);
    slider.value = String(count ?? 0);
    slider.style.setProperty('--filled', `${(100 * (count ?? 0)) / limit}%`);
    if (count === null) slider.removeAttribute('aria-valuetext');
    else
      slider.setAttribute(
        'aria-valuetext',
        inWords.replace(String(drawn.count), text).replace(String(drawn.limit), String(limit)),
      );
    confirmed.textContent = text;
    shown.textContent = count === null ? '?' : text;
    if (count === null) shown.dataset.unanswered = 'true';
    else delete shown.dataset.unanswered;
    fewer.setAttribute('aria-disabled', String(count === 0));
    more.setAttribute('aria-disabled', String(count === limit));
  };
  const choose = (count: number | null) => {
    choice = count === null ? null : clampCount(count, limit);
    onChange(choice);
    show();
  };
  const step = (by: number) => choose((choice ?? saved ?? 0) + by);
  slider.max = String(limit);
  setText(panel, 'invited', String(limit));
  slider.addEventListener('input', () => choose(slider.valueAsNumber));
  let beforePress: number | null = null;
  slider.addEventListener('pointerdown', () => (beforePress = choice));
  // The browser sets the slider under a finger, and then finds that the finger scrolls the page.
  slider.addEventListener('pointercancel', () => choose(beforePress));
  slider.addEventListener('keydown', (event) => {
    const by = getKeyStep(event, slider);
    if (by === undefined) return;
    event.preventDefault();
    if (by !== 0) step(by);
  });
  // A slider at 0 fires no change event when it is set to 0.
  slider.addEventListener('click', () => (choice ?? saved) === null && choose(slider.valueAsNumber));
  fewer.addEventListener('click', () => step(-1));
  more.addEventListener('click', () => step(1));
  show();
}

/** A part of an early panel, by its `data-early`. Throws if guest.html has none. */
export function find(panel: ParentNode, name: string): HTMLElement {
  const part = panel.querySelector<HTMLElement>(`[data-early="${name}"]`);
  if (!part) throw new Error(`guest.html has no ${name}`);
  return part;
}

/** A part that is an input. */
function findInput(panel: ParentNode, name: string): HTMLInputElement {
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

/** Makes Yes and No of an early panel work. */
export function connectToggle(
  panel: ParentNode,
  choice: number | null,
  onChange: (count: number) => void,
): void {
  const [yes, no] = [findInput(panel, 'yes'), findInput(panel, 'no')];
  yes.checked = choice === 1;
  no.checked = choice === 0;
  yes.addEventListener('input', () => onChange(1));
  no.addEventListener('input', () => onChange(0));
}
