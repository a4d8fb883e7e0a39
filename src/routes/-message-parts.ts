import type { MessagePart } from '../i18n/organiser-catalogues.ts';

/** Which messages the routes need besides those of the start, by their ids. */
const partsByRoute: readonly (readonly [RegExp, readonly MessagePart[]])[] = [
  [/\/_event|\/events|\/apps\/event\//, ['events', 'rsvp']],
  [/\/\$eventId\/scan|\/guests\/import/, ['desk']],
  [/\/apps\/(calendar|contacts|notes|e-commerce)|\/pages\/(?!account)/, ['template']],
  [/\/apps\/contacts/, ['events']],
  [/\/callback/, ['template']],
  [/\/pages\/(account|theme)/, ['settings']],
  [/\/rsvp$/, ['rsvp']],
];

/** The parts of the messages that a route needs. -message-parts.test.ts holds this to what it imports. */
export const partsOfRoute = (routeId: string): MessagePart[] =>
  partsByRoute.flatMap(([pattern, parts]) => (pattern.test(routeId) ? parts : []));
