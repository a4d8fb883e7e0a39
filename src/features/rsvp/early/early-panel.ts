import { plainInvitation, type PlainInvitation } from './plain-invitation.ts';
import { changedSinceSaved, getArrowStep, withinLimit } from '../count.ts';

/**
 * The panel before the bundle is loaded: guest.html carries it as the components draw it, one for each
 * language and kind of event, and the boot script fills it in. Its parts are found by `data-early`.
 * What the guest does with it is handed to the page. Only a plain invitation is shown this way; all
 * others wait for the page, which has words for everything.
 */
export interface EarlyPanel {
  /** What the guest has set, or undefined where nothing was touched. */
  getChoice(): number | undefined;
  /** Confirm was pressed, and nothing changed since. */
  isConfirmed(): boolean;
  /** Resolves once no finger is on the control. */
  released(): Promise<void>;
}

/** Stand-ins for numbers in the drawn panels: the count, and the most that may come. */
export const drawn = { count: 111, limit: 222 };

/** The id of the `<template>` of a panel in guest.html. */
export const getEarlyPanelId = (locale: string, isSingleGuest: boolean) =>
  `${isSingleGuest ? 'single' : 'multi'}-${locale}`;

/** An answer confirmed in the panel: the count, and what the server holds. Undefined where there is none any more. */
export type Confirmed = { count: number; instead: number | null } | undefined;

/**
 * Shows the panel in place of the skeleton.
 * @param body the body of getRsvp.
 * @param onConfirm called when an answer is confirmed, so that it survives a reload, and when it is taken back.
 * @returns undefined where nothing is shown: the invitation is not plain, or guest.html has no such panel.
 */
export function showEarlyPanel(
  body: unknown,
  onConfirm: (confirmed: Confirmed) => void,
): EarlyPanel | undefined {
  const invitation = plainInvitation(body);
  const skeleton = document.querySelector('[data-early="skeleton"]');
  const id = getEarlyPanelId(document.documentElement.lang, invitation?.isSingleGuest === true);
  const template = document.getElementById(id);
  if (!invitation || !skeleton || !(template instanceof HTMLTemplateElement)) return undefined;
  const panel = document.importNode(template.content, true);
  setText(panel, 'welcome', invitation.welcomeMessage);
  setText(panel, 'message', invitation.rsvpMessage);
  const getChoice = invitation.isSingleGuest ? connectToggle(panel) : connectCounter(panel, invitation);

  const confirm = find(panel, 'confirm');
  let isConfirmed = false;
  const setConfirmed = (now: boolean) => {
    const count = getChoice() ?? invitation.saved;
    isConfirmed = now;
    confirm.setAttribute('aria-busy', String(now && count !== null));
    // A zero is asked about first, and a press without a choice is no answer.
    onConfirm(now && count ? { count, instead: invitation.saved } : undefined);
  };
  confirm.addEventListener('click', () => setConfirmed(true));
  const { hold, released } = createHold();
  const question = find(panel, 'question');
  question.addEventListener('input', () => setConfirmed(false));
  question.addEventListener('click', () => setConfirmed(false));
  question.addEventListener('pointerdown', hold);
  skeleton.replaceWith(panel);
  return { getChoice, isConfirmed: () => isConfirmed, released };
}

/** Follows a finger from its touch to the click after it. */
function createHold() {
  let isHeld = false;
  let letGo = () => {};
  for (const type of ['pointerup', 'pointercancel']) {
    addEventListener(type, () => {
      isHeld = false;
      // A click comes after its pointerup, and belongs to this panel still.
      setTimeout(letGo);
    });
  }
  return {
    hold: () => void (isHeld = true),
    released: () => (isHeld ? new Promise<void>((resolve) => (letGo = resolve)) : Promise.resolve()),
  };
}

function find(panel: ParentNode, name: string): HTMLElement {
  const part = panel.querySelector<HTMLElement>(`[data-early="${name}"]`);
  if (!part) throw new Error(`guest.html has no ${name}`);
  return part;
}

function findInput(panel: ParentNode, name: string): HTMLInputElement {
  const part = find(panel, name);
  if (part instanceof HTMLInputElement) return part;
  throw new Error(`In guest.html ${name} is no input`);
}

const setText = (panel: ParentNode, name: string, text: string) =>
  void (find(panel, name).textContent = text);

function connectToggle(panel: ParentNode) {
  const [yes, no] = [findInput(panel, 'yes'), findInput(panel, 'no')];
  return () => (yes.checked ? 1 : no.checked ? 0 : undefined);
}

/** Makes the slider, − and + work. Returns the getter of the choice. */
function connectCounter(panel: ParentNode, { saved, limit }: PlainInvitation) {
  const slider = findInput(panel, 'slider');
  const [shown, confirmed] = [find(panel, 'count'), find(panel, 'confirmed')];
  const [fewer, more] = [find(panel, 'fewer'), find(panel, 'more')];
  const unsaved = find(panel, 'unsaved');
  const notices = unsaved.parentElement;
  const inWords = slider.getAttribute('aria-valuetext') ?? '';
  let choice: number | null = null;

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
    shown.textContent = confirmed.textContent = text;
    if (count === null) shown.dataset.unanswered = 'true';
    else delete shown.dataset.unanswered;
    fewer.setAttribute('aria-disabled', String(count === 0));
    more.setAttribute('aria-disabled', String(count === limit));
    if (changedSinceSaved(choice, saved)) notices?.append(unsaved);
    else unsaved.remove();
  };
  const choose = (count: number) => {
    choice = withinLimit(count, limit);
    show();
  };
  const step = (by: number) => choose((choice ?? saved ?? 0) + by);
  slider.max = String(limit);
  setText(panel, 'invited', String(limit));
  setText(panel, 'most', String(limit));
  slider.addEventListener('input', () => choose(slider.valueAsNumber));
  slider.addEventListener('keydown', (event) => {
    const by = getArrowStep(event.key, slider);
    if (by === undefined && event.key !== 'Home') return;
    event.preventDefault();
    choose(by === undefined ? 0 : (choice ?? saved ?? 0) + by);
    // The panel hears of it as of a touch.
    slider.dispatchEvent(new Event('click', { bubbles: true }));
  });
  // A slider that rests at 0 has no change to report when it is set to 0.
  slider.addEventListener('click', () => (choice ?? saved) === null && choose(slider.valueAsNumber));
  fewer.addEventListener('click', () => step(-1));
  more.addEventListener('click', () => step(1));
  show();
  return () => choice ?? undefined;
}
