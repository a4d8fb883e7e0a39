import { changedSinceSaved, withinLimit } from '../count.ts';

/**
 * The panel before the bundle is here: guest.html carries it drawn by the very components, once a
 * language and kind of event, and the boot script fills it in. What the guest does with it is handed
 * to the page when that takes over. Only a plain invitation is shown so; the rest waits for the page,
 * which has words for everything.
 */
export interface EarlyPanel {
  /** What the guest has set, or undefined where nothing was touched. */
  choice(): number | undefined;
  /** Confirm was pressed, and nothing changed since. */
  confirmed(): boolean;
  /** Resolves once no finger is on the slider. */
  released(): Promise<void>;
}

/** Stands for numbers in the drawn panels: the count, and the most that may come. */
export const drawn = { count: 111, limit: 222 };

/** The id of the `<template>` of a panel in guest.html. */
export const earlyPanelId = (locale: string, isSingleGuest: boolean) =>
  `${isSingleGuest ? 'single' : 'multi'}-${locale}`;

/**
 * Shows the panel in place of the skeleton.
 * @param body what getRsvp answered.
 * @returns undefined where nothing is shown: the answer is not plain, or guest.html has no such panel.
 */
export function showEarlyPanel(body: unknown): EarlyPanel | undefined {
  const invitation = plainInvitation(body);
  const skeleton = document.querySelector('.skeleton');
  const id = earlyPanelId(document.documentElement.lang, invitation?.isSingleGuest === true);
  const template = document.getElementById(id);
  if (!invitation || !skeleton || !(template instanceof HTMLTemplateElement)) return undefined;
  const panel = document.importNode(template.content, true);
  say(panel, '.lead', invitation.welcomeMessage);
  say(panel, '.message', invitation.rsvpMessage);
  const choice = invitation.isSingleGuest ? toggleIn(panel) : counterIn(panel, invitation);

  const confirm = panel.querySelector('.confirm');
  let confirmed = false;
  const confirming = (now: boolean) => {
    confirmed = now;
    confirm?.setAttribute('aria-busy', String(now));
  };
  confirm?.addEventListener('click', () => confirming(true));
  let held = false;
  let letGo = () => {};
  for (const element of panel.querySelectorAll('.question')) {
    element.addEventListener('input', () => confirming(false));
    element.addEventListener('click', () => confirming(false));
    element.addEventListener('pointerdown', () => (held = true));
  }
  for (const type of ['pointerup', 'pointercancel']) {
    addEventListener(type, () => {
      held = false;
      // A click comes after its pointerup, and belongs to this panel still.
      setTimeout(letGo);
    });
  }
  skeleton.replaceWith(panel);
  return {
    choice,
    confirmed: () => confirmed,
    released: () => (held ? new Promise((resolve) => (letGo = resolve)) : Promise.resolve()),
  };
}

interface PlainInvitation {
  saved: number | null;
  limit: number;
  welcomeMessage: string;
  rsvpMessage: string;
  isSingleGuest: boolean;
}

/** Reads what needs no second thought; anything else is `readInvitation`'s. */
function plainInvitation(body: unknown): PlainInvitation | undefined {
  const data = part(body, 'data');
  const event = part(data, 'event');
  const saved = part(data, 'rsvpCount') ?? null;
  const limit = part(data, 'invitees');
  const onCard = part(data, 'inviteeOnCard') ?? limit;
  const isSingleGuest = part(event, 'isSingleGuest');
  const [welcomeMessage, rsvpMessage] = [text(event, 'welcomeMessage'), text(event, 'rsvpMessage')];
  if (!isCount(limit) || limit < 1 || limit > 999 || onCard !== limit) return undefined;
  if (saved !== null && (!isCount(saved) || saved > limit)) return undefined;
  if (typeof isSingleGuest !== 'boolean' || !welcomeMessage || !rsvpMessage) return undefined;
  // What a single guest has saved is said in a sentence, and that is the page's.
  if (isSingleGuest && saved !== null) return undefined;
  return { saved, limit, welcomeMessage, rsvpMessage, isSingleGuest };
}

const part = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const text = (value: unknown, name: string) => {
  const found = part(value, name);
  return typeof found === 'string' ? found.trim() : '';
};

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

function say(panel: ParentNode, selector: string, words: string) {
  const element = panel.querySelector(selector);
  if (element) element.textContent = words;
}

function toggleIn(panel: ParentNode) {
  const [yes, no] = panel.querySelectorAll<HTMLInputElement>('input');
  return () => (yes?.checked ? 1 : no?.checked ? 0 : undefined);
}

/** The slider with − and +, at work. Returns the way to what was chosen. */
function counterIn(panel: ParentNode, { saved, limit }: PlainInvitation) {
  const slider = panel.querySelector('input');
  const shown = panel.querySelector('output');
  const [fewer, more] = panel.querySelectorAll('.stepper button');
  const [invited, confirmed] = panel.querySelectorAll('.facts b');
  const most = panel.querySelector('.ends span:last-child');
  const unsaved = panel.querySelector('.unsaved');
  const notices = unsaved?.parentElement;
  const inWords = slider?.getAttribute('aria-valuetext') ?? '';
  let choice: number | null = null;
  if (!slider || !shown || !fewer || !more || !invited || !confirmed || !most || !unsaved)
    throw new Error('guest.html has no whole panel');

  const show = () => {
    const count = choice ?? saved;
    const words = count === null ? '–' : String(count);
    slider.value = String(count ?? 0);
    slider.style.setProperty('--filled', `${(100 * (count ?? 0)) / limit}%`);
    if (count === null) slider.removeAttribute('aria-valuetext');
    else
      slider.setAttribute(
        'aria-valuetext',
        inWords.replace(String(drawn.count), words).replace(String(drawn.limit), String(limit)),
      );
    shown.textContent = confirmed.textContent = words;
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
  slider.max = invited.textContent = most.textContent = String(limit);
  slider.addEventListener('input', () => choose(slider.valueAsNumber));
  fewer.addEventListener('click', () => choose((choice ?? saved ?? 0) - 1));
  more.addEventListener('click', () => choose((choice ?? saved ?? 0) + 1));
  show();
  return () => choice ?? undefined;
}
