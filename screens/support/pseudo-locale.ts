import { i18n, type Messages } from '@lingui/core';

const accents: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'ë',
  i: 'î',
  o: 'ö',
  u: 'ü',
  A: 'Å',
  E: 'É',
  S: 'Š',
};

/** Makes a text 40 % longer, as in German or Finnish: a one-word label becomes one longer word. */
function lengthen(text: string): string {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return text;
  const accented = text.replaceAll(/[aeiouAES]/g, (letter) => accents[letter] ?? letter);
  const more = 'nëürtsxîlgäwömdáfk'.repeat(40).slice(0, Math.ceil(letters * 0.4));
  const [end = ''] = /[\s.…:?!]*$/.exec(accented) ?? [];
  const start = accented.slice(0, accented.length - end.length);
  const words = /\s/.test(start) ? ` ${more.replaceAll(/.{7}/gu, '$& ')}` : more;
  return `${start}${words}${end}`;
}

/** Text between the tags of a message; the tags stay unchanged. */
const lengthenText = (text: string) =>
  text
    .split(/(<\/?\d+\/?>)/)
    .map((part) => (part.startsWith('<') ? part : lengthen(part)))
    .join('');

/** A compiled message: texts, and choices such as `['count', 'plural', { one: …, other: … }]`. */
function lengthenMessage(message: unknown): unknown {
  if (typeof message === 'string') return lengthenText(message);
  if (!Array.isArray(message)) return message;
  return message.map((token: unknown) => {
    if (!Array.isArray(token)) return lengthenMessage(token);
    const [name, type, choices] = token as unknown[];
    if (typeof choices !== 'object' || choices === null) return token;
    const longer = Object.entries(choices).map(([key, value]) => [key, lengthenMessage(value)]);
    return [name, type, Object.fromEntries(longer)];
  });
}

/** Makes every text of the current language 40 % longer, until a language is loaded again. */
export function speakPseudo() {
  const entries = Object.entries(i18n.messages).map(([id, message]) => [id, lengthenMessage(message)]);
  i18n.loadAndActivate({ locale: i18n.locale, messages: Object.fromEntries(entries) as Messages });
}

/** Lists product texts that are cut off or extend beyond the window, one per line. Text in <bdi> is user data. */
export function findSpills(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const spills = scrollWidth > clientWidth ? [`the page is ${scrollWidth} in ${clientWidth} px`] : [];
  for (const element of document.querySelectorAll<HTMLElement>('#root *')) {
    const text = [...element.childNodes].find((node) => node instanceof Text && node.data.trim() !== '');
    if (!text || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (isForScreenReaders(element) || element.closest('[aria-hidden=true], bdi')) continue;
    const { overflowX, textOverflow } = getComputedStyle(element);
    const isCut = overflowX !== 'visible' && textOverflow !== 'ellipsis' && overflowX !== 'auto';
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right } = range.getBoundingClientRect();
    const isOutside = (left < -1 || right > clientWidth + 1) && !isInScroller(element);
    const isWider = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
    const isControl = element.closest('button, a, label, [role=tab]') !== null && overflowX === 'visible';
    if (isOutside || (isWider && (isCut || (isControl && getComputedStyle(element).display !== 'inline'))))
      spills.push(
        `${element.tagName.toLowerCase()}.${element.className}: ${element.textContent.slice(0, 60)}`,
      );
  }
  return [...new Set(spills)];
}

/** Whether an element or an ancestor is clipped to a point on purpose. */
function isForScreenReaders(element: Element | null): boolean {
  if (!element) return false;
  return getComputedStyle(element).clipPath !== 'none' || isForScreenReaders(element.parentElement);
}

/** Whether it can be scrolled into view, as in a row of tabs. */
function isInScroller(element: Element) {
  for (let box = element.parentElement; box; box = box.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(box).overflowX)) return true;
  }
  return false;
}
