import type { Messages } from '@lingui/core';
import { refresh } from './activate.ts';
import type { Locale } from './locale.ts';

/** A part of the catalogue, as divided by tools/vite/message-parts.ts. `rsvp` is the catalogue of the guest page. */
export type MessagePart = 'start' | 'events' | 'desk' | 'template' | 'settings' | 'rsvp';

type Load = () => Promise<{ messages: Messages }>;

const parts: Record<Locale, Record<MessagePart, Load>> = {
  en: {
    start: () => import('./locales/en/organiser.po?part=start&.po'),
    events: () => import('./locales/en/organiser.po?part=events&.po'),
    desk: () => import('./locales/en/organiser.po?part=desk&.po'),
    template: () => import('./locales/en/organiser.po?part=template&.po'),
    settings: () => import('./locales/en/organiser.po?part=settings&.po'),
    rsvp: () => import('./locales/en/guest.po'),
  },
  tr: {
    start: () => import('./locales/tr/organiser.po?part=start&.po'),
    events: () => import('./locales/tr/organiser.po?part=events&.po'),
    desk: () => import('./locales/tr/organiser.po?part=desk&.po'),
    template: () => import('./locales/tr/organiser.po?part=template&.po'),
    settings: () => import('./locales/tr/organiser.po?part=settings&.po'),
    rsvp: () => import('./locales/tr/guest.po'),
  },
  ar: {
    start: () => import('./locales/ar/organiser.po?part=start&.po'),
    events: () => import('./locales/ar/organiser.po?part=events&.po'),
    desk: () => import('./locales/ar/organiser.po?part=desk&.po'),
    template: () => import('./locales/ar/organiser.po?part=template&.po'),
    settings: () => import('./locales/ar/organiser.po?part=settings&.po'),
    rsvp: () => import('./locales/ar/guest.po'),
  },
};

/** The parts that this visit has needed so far: a change of language loads all of them. */
const needed = new Set<MessagePart>(['start']);

/** The catalogue of the organiser's pages, as far as it is needed. */
export const organiserCatalogues = {
  en: () => load('en'),
  tr: () => load('tr'),
  ar: () => load('ar'),
};

/** The joined parts of each language, so that a change of language does not join them again. */
const joined = new Map<Locale, { names: string; messages: Messages }>();

async function load(locale: Locale): Promise<{ messages: Messages }> {
  // The catalogue of the guest page comes first: where both translate a text, the organiser's applies.
  const now = [...needed].sort((one, other) => Number(other === 'rsvp') - Number(one === 'rsvp'));
  const names = now.join();
  const known = joined.get(locale);
  if (known?.names === names) return known;
  const loaded = await Promise.all(now.map((part) => parts[locale][part]()));
  // Another part was requested meanwhile.
  if (needed.size > now.length) return load(locale);
  const messages = Object.assign({}, ...loaded.map((part) => part.messages)) as Messages;
  joined.set(locale, { names, messages });
  return { messages };
}

/** The parts that are loading. */
const loading = new Map<MessagePart, Promise<void>>();

/** Loads parts of the catalogue, in this language and in languages chosen later. */
export async function needMessages(wanted: readonly MessagePart[]): Promise<void> {
  const missing = wanted.filter((part) => !needed.has(part));
  if (missing.length > 0) {
    const loaded = loadParts(missing);
    for (const part of missing) loading.set(part, loaded);
  }
  // A preload may have requested them a moment ago.
  await Promise.all(wanted.map(async (part) => loading.get(part)));
}

async function loadParts(missing: readonly MessagePart[]) {
  for (const part of missing) needed.add(part);
  try {
    await refresh();
  } catch (error) {
    for (const part of missing) needed.delete(part);
    throw error;
  } finally {
    for (const part of missing) loading.delete(part);
  }
}
