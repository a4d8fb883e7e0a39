import { isLocale, type Locale } from '../../../i18n/locale.ts';
import { getAnswerState } from '../answering/count.ts';
import { connectCounter, copyTemplate, find, setText, connectToggle } from './early-controls.ts';
import { parsePlainInvitation } from './plain-invitation.ts';

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

/** An answer confirmed in the panel: the count, and the server's count. Undefined once there is none. */
type Confirmed = { count: number; instead: number | null } | undefined;

interface EarlyPanelListeners {
  /** Called when an answer is confirmed, to store it for a reload, and when it is withdrawn. */
  onConfirm(confirmed: Confirmed): void;
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
    onConfirm(getConfirmed());
  };

  /** Confirm without a choice is not an answer. */
  const getConfirmed = (): Confirmed => {
    const count = choice ?? saved;
    return isConfirmed && count !== null ? { count, instead: saved } : undefined;
  };

  const showConfirmed = (confirm: HTMLElement) =>
    confirm.setAttribute('aria-busy', String(getConfirmed() !== undefined));

  const draw = () => {
    const panel = copyTemplate(getEarlyPanelId(locale, isSingleGuest));
    const languages = copyTemplate(getEarlySwitchId(locale));
    if (!panel || !languages) return false;
    setText(panel, 'welcome', welcomeMessage);
    setText(panel, 'message', rsvpMessage);
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
      const confirmed = getConfirmed();
      if (confirmed?.count === 0) onConfirm(confirmed);
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
