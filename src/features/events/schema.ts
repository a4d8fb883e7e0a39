import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { eventSorts } from './list/event-sort.ts';
import { addressSwitch } from '../../domain/address-switch.ts';
import { optionalId } from '../../domain/ids.ts';
import { pagingSearch } from '../../ui/layout/paging.ts';

/** The parts of an event at its own address; its guests have another. */
const eventTabs = ['answers', 'messages', 'invitation'] as const;
export type EventTab = (typeof eventTabs)[number];

/** The search parameters of a new event. */
export const newEventSearch = v.object({
  /** The event that is copied. */
  copy: optionalId,
});

/** The search parameters of the list of events. */
export const eventsSearch = v.object({
  search: v.fallback(v.optional(v.string()), undefined),
  sort: v.fallback(v.optional(v.picklist(eventSorts), 'listed'), 'listed'),
  ...pagingSearch,
});
export type EventsSearch = v.InferOutput<typeof eventsSearch>;

/** The search parameters of an event; the specification's "event detail and edit" needs no `tab`. */
export const eventSearch = v.object({
  tab: v.fallback(v.optional(v.picklist(eventTabs), 'invitation'), 'invitation'),
  /** The open message: its id, or `new`. */
  message: optionalId,
  /** The answers fill the screen. */
  full: addressSwitch,
});

const text = v.pipe(v.optional(v.string(), ''), v.trim());

/** The form of an event's details. */
export const eventSchema = v.object({
  name: v.pipe(text, v.nonEmpty(msg`Enter an event name`.id)),
  welcomeMessage: text,
  rsvpMessage: text,
  isSingleGuest: v.pipe(
    v.optional(v.string(), ''),
    v.transform((ticked) => ticked !== ''),
  ),
});

/** The form of a new event. */
export const newEventSchema = v.object({
  ...eventSchema.entries,
  /** The images, as `formatImages` writes them. */
  images: v.optional(v.string(), ''),
  /** Which guests a copy takes over. */
  guests: v.optional(v.string(), ''),
});
