import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

/** A link within the calendar that cannot be dragged away as an address. */
export const CalendarLink = createLink(({ children, ...props }: ComponentProps<'a'>) => (
  <a {...props} draggable={false}>
    {children}
  </a>
));
