import { isLocale, type Locale } from '../../i18n/locale.ts';
import type { Answer } from '../answering/answering-state.ts';
import { getAnswerState, getKeyStep, clampCount } from '../answering/count.ts';
import { splitLinks } from '../host-text.ts';
import { maxPeople } from '../../domain/rsvp-count.ts';

/**
 * The panel before the bundle is loaded: guest.html includes it as rendered by the components, one for each language
 * and kind of event, and the boot script fills it in. Its parts are found by `data-early`. The guest's actions are
 * passed to the page. Only plain invitations are shown this way; others wait for the page, which has all texts.
 */
export interface EarlyPanel {
  /** What the guest has chosen, or null if nothing was touched. */
  getChoice(): number | null;
  /** Confirm was pressed, and nothing has changed since. */
  isConfirmed(): boolean;
  /** The page has started: it asks about a zero, so `onConfirm` is called again for one that was confirmed before. */
  handOver(): void;
  /** The current language of the panel. */
  getLocale(): Locale;
  /** Resolves once no pointer and no key is pressed. */
  waitUntilReleased(): Promise<void>;
}

/** The id of the `<template>` of a panel in guest.html. */
export const getEarlyPanelId = (locale: Locale, isSingleGuest: boolean) =>
  `${isSingleGuest ? 'single' : 'multi'}-${locale}`;

/** The id of the `<template>` of a language's switch in guest.html. */
export const getEarlySwitchId = (locale: Locale) => `languages-${locale}`;

interface EarlyPanelListeners {
  /** Called when an answer is confirmed, to store it for a reload, and with undefined when it is withdrawn. */
  onConfirm(answer: Answer | undefined): void;
  /** Called when the guest has chosen a language. */
  onLocale(locale: Locale): void;
}

/**
 * Shows the panel in place of the skeleton.
 * @param body the body of getRsvp
 * @param locale the initial language
 * @returns undefined if nothing is shown: the invitation is not plain, or guest.html has no such panel
 */
export function showEarlyPanel(
  body: unknown,
  locale: Locale,
  { onConfirm, onLocale }: EarlyPanelListeners,
): EarlyPanel | undefined {
  const invitation = parsePlainInvitation(body);
  const sheet = document.querySelector('.sheet');
  if (!invitation || !sheet) return undefined;
  const { saved, isSingleGuest, welcomeMessage, rsvpMessage } = invitation;
  let choice: number | null = null;
  let isConfirmed = false;

  const setConfirmed = (now: boolean, confirm: HTMLElement) => {
    isConfirmed = now;
    showConfirmed(confirm);
    onConfirm(getAnswer());
  };

  /** Confirm without a choice is not an answer. */
  const getAnswer = (): Answer | undefined => {
    const count = choice ?? saved;
    return isConfirmed && count !== null ? { count, basedOn: saved } : undefined;
  };

  const showConfirmed = (confirm: HTMLElement) =>
    confirm.setAttribute('aria-busy', String(getAnswer() !== undefined));

  const draw = () => {
    const panel = copyTemplate(getEarlyPanelId(locale, isSingleGuest));
    const languages = copyTemplate(getEarlySwitchId(locale));
    if (!panel || !languages) return false;
    showHostText(panel, 'welcome', welcomeMessage);
    showHostText(panel, 'message', rsvpMessage);
    const confirm = find(panel, 'confirm');
    const dock = find(panel, 'dock');
    const showState = () => (dock.dataset.answer = getAnswerState(choice, saved));
    const onChange = (count: number | null) => {
      choice = count;
      showState();
      setConfirmed(false, confirm);
    };
    showState();
    if (isSingleGuest) connectToggle(panel, choice, onChange);
    else connectCounter(panel, invitation, choice, onChange);
    showConfirmed(confirm);
    confirm.addEventListener('click', () => setConfirmed(true, confirm));
    languages.firstElementChild?.addEventListener('click', speak);
    for (const part of sheet.querySelectorAll(':scope > :not(.last-resort)')) part.remove();
    sheet.prepend(panel);
    document.querySelector('.languages')?.remove();
    document.querySelector('main')?.prepend(languages);
    return true;
  };

  /** The guest has chosen a language: the panel is rendered again with its state. */
  const speak = ({ target }: Event) => {
    // A translator of the browser wraps the text of the button.
    const chosen = target instanceof Element && target.closest('button')?.lang;
    if (!isLocale(chosen)) return;
    locale = chosen;
    onLocale(locale);
    draw();
    document.querySelector<HTMLElement>(`.languages [lang=${locale}]`)?.focus();
  };

  const waitUntilReleased = watchPresses();
  if (!draw()) return undefined;
  return {
    getChoice: () => choice,
    isConfirmed: () => isConfirmed,
    handOver() {
      const answer = getAnswer();
      if (answer?.count === 0) onConfirm(answer);
    },
    getLocale: () => locale,
    waitUntilReleased,
  };
}

/**
 * Follows a pointer or a key from its press to the resulting click, so that the pressed element is not replaced
 * meanwhile.
 * @returns a function that resolves once nothing is pressed
 */
function watchPresses(): () => Promise<void> {
  let isHeld = false;
  let letGo = () => {};
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, () => (isHeld = true), true);
  for (const type of ['pointerup', 'pointercancel', 'keyup', 'blur']) {
    addEventListener(type, () => {
      isHeld = false;
      // A click follows its pointerup or keyup, and belongs to the pressed element.
      setTimeout(() => letGo());
    });
  }
  return () => (isHeld ? new Promise<void>((resolve) => (letGo = resolve)) : Promise.resolve());
}

/** The title of the page before its catalogue has loaded. */
export const titles: Record<Locale, string> = { en: 'RSVP', tr: 'LCV', ar: 'الرد على الدعوة' };

/** An invitation that the early panel can show. */
interface PlainInvitation {
  saved: number | null;
  limit: number;
  welcomeMessage: string;
  rsvpMessage: string;
  isSingleGuest: boolean;
}

/** Parses a body in which every field has its plain form. Anything else is left to `parseInvitation`. */
export function parsePlainInvitation(body: unknown): PlainInvitation | undefined {
  const data = readField(body, 'data');
  const event = readField(data, 'event');
  const saved = readField(data, 'rsvpCount') ?? null;
  const limit = readField(data, 'invitees');
  const onCard = readField(data, 'inviteeOnCard') ?? limit;
  const isSingleGuest = readField(event, 'isSingleGuest');
  const [welcomeMessage, rsvpMessage] = [readText(event, 'welcomeMessage'), readText(event, 'rsvpMessage')];
  if (!isCount(limit) || limit < 1 || limit > maxPeople || onCard !== limit) return undefined;
  if (saved !== null && (!isCount(saved) || saved > limit)) return undefined;
  if (typeof isSingleGuest !== 'boolean' || !welcomeMessage || !rsvpMessage) return undefined;
  // The saved answer of a single guest is shown as a sentence, which only the page has.
  if (isSingleGuest && saved !== null) return undefined;
  return { saved, limit, welcomeMessage, rsvpMessage, isSingleGuest };
}

const readField = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const readText = (value: unknown, name: string) => {
  const found = readField(value, name);
  return typeof found === 'string' ? found.trim() : '';
};

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** Placeholders for numbers in the rendered panels: the count, and the limit. */
export const drawn = { count: 111, limit: 222 };

/**
 * Makes the slider, − and + of an early panel work.
 * @param choice what the guest has chosen, or null if nothing was touched
 */
function connectCounter(
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
function find(panel: ParentNode, name: string): HTMLElement {
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

const setText = (panel: ParentNode, name: string, text: string) =>
  void (find(panel, name).textContent = text);

/** Shows a text of the host with its links, like `HostText`. */
function showHostText(panel: ParentNode, part: 'welcome' | 'message', text: string) {
  const paragraph = find(panel, part);
  const shown = splitLinks(text).map((piece, place) => {
    if (typeof piece === 'string') return piece;
    const link = document.createElement('a');
    link.textContent = piece.text || (paragraph.dataset.map ?? '');
    link.dataset.early = `${part} ${place}`;
    return Object.assign(link, { href: piece.href, target: '_blank', rel: 'noopener', dir: 'auto' });
  });
  paragraph.replaceChildren(...shown);
}

/** A copy of the content of a `<template>` of guest.html, or undefined if there is none. */
function copyTemplate(id: string): DocumentFragment | undefined {
  const template = document.getElementById(id);
  return template instanceof HTMLTemplateElement ? document.importNode(template.content, true) : undefined;
}

/** Makes Yes and No of an early panel work. */
function connectToggle(panel: ParentNode, choice: number | null, onChange: (count: number) => void): void {
  const [yes, no] = [findInput(panel, 'yes'), findInput(panel, 'no')];
  yes.checked = choice === 1;
  no.checked = choice === 0;
  yes.addEventListener('input', () => onChange(1));
  no.addEventListener('input', () => onChange(0));
}
