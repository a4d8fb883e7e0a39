import { i18n } from '@lingui/core';
import { activate } from '../../i18n/activate.ts';
import { isLocale, markDocument } from '../../i18n/locale.ts';
import type { AnsweringStore } from '../answering/answering.ts';
import { getEarlyAction } from '../answering/confirm.ts';
import type { EarlyPanel } from './early-panel.ts';

interface DrawnPage {
  /** Renders the page outside the document, in short tasks. */
  draw(): Promise<void>;
  /** Renders the latest state and puts the page into the document, synchronously. */
  show(): void;
}

/**
 * Replaces the early panel by the page, and keeps what the guest has done meanwhile: the language, the choice, the
 * focus and a press on Confirm.
 */
export async function replaceEarlyPanel(panel: EarlyPanel, answering: AnsweringStore, page: DrawnPage) {
  const stopListening = await waitUntilLoaded(answering);
  /** What the guest saw in the panel. */
  const { saved } = answering.getSnapshot();
  await page.draw();
  await panel.waitUntilReleased();
  await followLanguage(panel);
  const { choice, send, confirms } = getEarlyAction(
    { choice: panel.getChoice(), isConfirmed: panel.isConfirmed(), saved },
    answering.getSnapshot(),
  );
  if (choice !== null) answering.choose(choice);
  const focused = document.activeElement?.getAttribute('data-early');
  page.show();
  stopListening();
  if (focused) findPart(focused)?.focus();
  if (send) void answering.sendEarly(send);
  if (!confirms) return;
  // Another device may have answered since the panel was read.
  void answering.refetch();
  findPart('confirm')?.click();
}

/** Switches to the panel's language. If its file fails to load, the page uses the language that it has. */
async function followLanguage(panel: EarlyPanel) {
  let failed: string | undefined;
  while (![i18n.locale, failed].includes(panel.getLocale())) {
    const locale = panel.getLocale();
    try {
      await activate(locale);
    } catch {
      failed = locale;
    }
    await panel.waitUntilReleased();
  }
  if (failed !== undefined && isLocale(i18n.locale)) markDocument(i18n.locale);
}

const waitUntilLoaded = ({ subscribe, getSnapshot }: AnsweringStore) =>
  new Promise<() => void>((resolve) => {
    const stop = subscribe(() => getSnapshot().page !== 'loading' && resolve(stop));
  });

const findPart = (name: string) => document.querySelector<HTMLElement>(`[data-early="${name}"]`);
