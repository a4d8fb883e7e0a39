import type { Messages } from '@lingui/core';
import { refresh } from './activate.ts';
import type { Locale } from './locale.ts';

/** A part of the catalogue, as divided by tools/vite/message-parts.ts. `rsvp` is the catalogue of the guest page. */
export type MessagePart = 'start' | 'organiser' | 'template' | 'rsvp';

type Load = () => Promise<{ messages: Messages }>;

const parts: Record<Locale, Record<MessagePart, Load>> = {
  en: {
    start: () => import('./locales/en/organiser.po?part=start&messages'),
    organiser: () => import('./locales/en/organiser.po?part=organiser&messages'),
    template: () => import('./locales/en/organiser.po?part=template&messages'),
    rsvp: () => import('./locales/en/guest.po'),
  },
  tr: {
    start: () => import('./locales/tr/organiser.po?part=start&messages'),
    organiser: () => import('./locales/tr/organiser.po?part=organiser&messages'),
    template: () => import('./locales/tr/organiser.po?part=template&messages'),
    rsvp: () => import('./locales/tr/guest.po'),
  },
  ar: {
    start: () => import('./locales/ar/organiser.po?part=start&messages'),
    organiser: () => import('./locales/ar/organiser.po?part=organiser&messages'),
    template: () => import('./locales/ar/organiser.po?part=template&messages'),
    rsvp: () => import('./locales/ar/guest.po'),
  },
};

/** The parts that this visit needs: a change of language loads all of them. */
const needed = new Set<MessagePart>(['start']);
const loaded = new Set<MessagePart>(needed);

/** The catalogue of the organiser's pages, as far as it is needed. */
export const organiserCatalogues = {
  en: () => load('en'),
  tr: () => load('tr'),
  ar: () => load('ar'),
};

async function load(locale: Locale): Promise<{ messages: Messages }> {
  // The catalogue of the guest page comes first: where both translate a text, the organiser's applies.
  const order = (['rsvp', 'start', 'organiser', 'template'] as const).filter((part) => needed.has(part));
  const files = await Promise.all(order.map((part) => parts[locale][part]()));
  return { messages: Object.assign({}, ...files.map(({ messages }) => messages)) as Messages };
}

/**
 * Loads parts of the catalogue, in this language and in languages chosen later.
 * @throws the error of an import: the next call requests the file again
 */
export async function needMessages(wanted: readonly MessagePart[]): Promise<void> {
  if (wanted.every((part) => loaded.has(part))) return;
  for (const part of wanted) needed.add(part);
  try {
    await refresh();
    for (const part of wanted) loaded.add(part);
  } catch (error) {
    // Otherwise a change of language would need the missing file, too.
    for (const part of wanted) if (!loaded.has(part)) needed.delete(part);
    throw error;
  }
}
