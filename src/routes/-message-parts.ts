import type { StaticDataRouteOption } from '@tanstack/react-router';
import type { MessagePart } from '../i18n/organiser-catalogues.ts';

/** The catalogue parts that a route declares. message-parts.test.ts compares them with the route's imports. */
export const getMessageParts = ({
  messages = [],
  template,
}: StaticDataRouteOption): readonly MessagePart[] => (template ? [...messages, 'template'] : messages);
