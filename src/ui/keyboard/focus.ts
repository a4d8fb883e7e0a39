import { flagDocument } from '../../browser/flag-document.ts';
import { isVisible } from '../../browser/old-browsers.ts';

/** Focuses a heading, which is not a stop of the Tab key. The page stays where it is scrolled to. */
export function focusHeading(heading: HTMLElement | null) {
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Focuses the main heading of the page, or of the modal dialog above it: it says where one is. Until the heading is
 * loaded, the content of the page has the focus.
 * @param closing an element of a dialog that is about to be removed
 */
function focusPage(closing: Element | null = null) {
  // The heading of a skeleton is about to be replaced.
  const getHeading = () =>
    document.querySelector('main [data-loading]') ? null : document.querySelector<HTMLElement>('main h1');
  const dialogs = [...document.querySelectorAll('[aria-modal="true"]')];
  const dialog = dialogs.findLast((each) => !each.contains(closing));
  if (dialog) return focusHeading(dialog.querySelector<HTMLElement>('h1, h2'));
  const content = document.getElementById('content');
  if (getHeading() || !content) return focusHeading(getHeading());
  content.focus({ preventScroll: true });
  const loading = new MutationObserver(() => focusHeading(getHeading()));
  loading.observe(content, { childList: true, subtree: true });
  content.addEventListener('blur', () => loading.disconnect(), { once: true });
}

/** The modal dialog above all others that is open, or opens as soon as it is loaded. */
export const findModal = () =>
  [...document.querySelectorAll('[aria-modal="true"], [data-modal-loading]')].at(-1);

/** Whether a modal dialog is open, or opens as soon as it is loaded. */
export const hasModal = () => findModal() !== undefined;

let preferredFocus: { find(): HTMLElement | null; focus(element: HTMLElement): void } | undefined;

/**
 * Sets where focus goes if the next navigation or dialog close removes the focused element. Default: the page heading.
 * @param focus focuses the element that was found
 */
export function preferFocus(
  find: () => HTMLElement | null,
  focus = (element: HTMLElement): void => element.focus(),
) {
  preferredFocus = { find, focus };
}

/** Focuses the preferred element, or else the page. */
function focusFallback(closing?: Element | null) {
  const element = preferredFocus?.find();
  if (element && isVisible(element)) preferredFocus?.focus(element);
  else focusPage(closing);
  preferredFocus = undefined;
}

/** Focuses an element, or the page if the element is gone or hidden, as the button of a deleted row is. */
export function focusOrPage(element: Element | null, closing?: Element | null) {
  if (!isVisible(element)) focusFallback(closing);
  // A place that Tab skips, such as a heading, may be out of view: the page keeps its scroll position.
  else if (element instanceof HTMLElement) element.focus({ preventScroll: element.tabIndex < 0 });
}

/**
 * `ref` for an element inside a dialog: when the element is unmounted, focus returns to where it was when it was
 * mounted. Use it on a plain element; Fluent's own components drop the ref's cleanup.
 */
export function returnFocus(element: Element | null) {
  const opener = document.activeElement;
  return () => focusOrPage(opener, element);
}

/** Stops the page from scrolling, with as much empty room as its scrollbar took. Returns the function that ends it. */
function lockPage() {
  const root = document.documentElement;
  if (root.dataset.locked === undefined)
    root.style.setProperty('--scrollbar', `${innerWidth - root.clientWidth}px`);
  return flagDocument('locked');
}

/** `ref` for an element inside a modal dialog: `returnFocus`, and sets `data-modal` and `data-locked` for page.css. */
export function modalFocusRef(element: Element | null) {
  const unflag = flagDocument('modal');
  const unlock = document.documentElement.scrollHeight > innerHeight && lockPage();
  const restore = returnFocus(element);
  return () => {
    unflag();
    if (unlock) unlock();
    restore();
  };
}

/**
 * For a panel that leaves the page usable: remembers the focus. The returned function restores it, unless the person
 * has moved the focus elsewhere.
 */
export function returnFocusFrom(panel: Element | null) {
  const opener = document.activeElement;
  return () => {
    const now = document.activeElement;
    if (now !== null && now !== document.body && !panel?.contains(now)) return;
    focusOrPage(opener, panel);
  };
}

/** Whether the focused element has been removed or hidden. A hidden element keeps the focus until the next frame. */
export function isFocusLost() {
  const focused = document.activeElement;
  return focused === null || focused === document.body || !isVisible(focused);
}

/** Focuses the heading of the page, or the preferred element, if the focused element has been removed. */
export function rescueFocus() {
  if (isFocusLost()) focusFallback();
  preferredFocus = undefined;
}

/** Whether focusing a field opens no keyboard on the screen. */
export const isFieldQuiet = () => matchMedia('(pointer: fine)').matches;

/** The fields that a person sees. Forms also have fields that only hold a value. */
const visibleFields = ':is(input, select, textarea):not([hidden], [type="hidden"], [type="file"])';

/** Whether the focus is on the link that led to this page, and stays on it, such as a step above the form. */
const isOnFollowedLink = () =>
  document.activeElement instanceof HTMLAnchorElement && document.activeElement.href === location.href;

/**
 * `ref` for a page that is a form: focuses the first empty field, unless the person has focused something else than the
 * link to it meanwhile; in a full form the first field if the focus is lost. On a touch screen the field would open the
 * keyboard, so the focus stays on the title.
 */
export function emptyFieldRef(form: HTMLElement | null) {
  const isFree = isFocusLost() || isOnFollowedLink() || document.activeElement?.matches('main h1, #content');
  if (!form || !isFree || !isFieldQuiet()) return;
  const fields = [...form.querySelectorAll<HTMLInputElement>(visibleFields)];
  const empty = fields.find(({ value }) => value === '');
  (empty ?? (isFocusLost() ? fields[0] : undefined))?.focus();
}

/** Focuses the first field of a form that a person sees. */
export const focusFirstField = (form: HTMLElement | null) =>
  form?.querySelector<HTMLElement>(visibleFields)?.focus();

/** `ref` for a form in a dialog: focuses its first field where the form replaces the earlier content of the dialog. */
export function firstFieldRef(form: HTMLElement | null) {
  const dialog = form?.closest('[aria-modal="true"]');
  if (isFocusLost() || dialog?.contains(document.activeElement)) focusFirstField(form);
}

/**
 * `ref` for the frame of a dialog: `modalFocusRef`. With `data-form`, the focus of the dialog starts in its first
 * field.
 */
export function dialogFrameRef(frame: HTMLElement | null) {
  const leave = modalFocusRef(frame);
  if (frame?.dataset['form'] === undefined) return leave;
  const done = new AbortController();
  // Fluent focuses the first control, such as the button of a picture, in an effect that follows. What the person does
  // first must not be changed: Fluent causes no event if the first field has the focus already.
  const move = ({ target }: FocusEvent) => {
    done.abort();
    if (target instanceof Element && !target.matches(visibleFields)) focusFirstField(frame);
  };
  frame.addEventListener('focusin', move, { signal: done.signal });
  for (const event of ['keydown', 'pointerdown'])
    frame.addEventListener(event, () => done.abort(), { capture: true, signal: done.signal });
  return leave;
}

/** Focuses the title of the panel that an element is in, when the element is about to be removed. */
export const focusTitle = (element: Element | null) =>
  focusHeading(element?.closest('section')?.querySelector('h2') ?? null);
