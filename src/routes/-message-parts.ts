import type { MessagePart } from '../i18n/organiser-catalogues.ts';

/** The catalogue parts that routes need besides `start`, by route id. */
const partsByRoute: readonly (readonly [RegExp, readonly MessagePart[]])[] = [
  [/\/_signed-in\//, ['organiser', 'rsvp']],
  [/\/apps\/(?!event\/)|\/pages\/(?!account)|\/callback/, ['template']],
  [/\/rsvp$/, ['rsvp']],
];

/** The catalogue parts of a route. message-parts.test.ts compares them with the route's imports. */
export const getPartsOfRoute = (routeId: string): MessagePart[] =>
  partsByRoute.flatMap(([pattern, parts]) => (pattern.test(routeId) ? parts : []));
