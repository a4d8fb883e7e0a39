import { type NavigateOptions, useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';

/** Creates the props of a menu entry that is a link to a page. */
export function useMenuLink() {
  const router = useRouter();
  return (target: NavigateOptions) => ({
    href: router.buildLocation(target).publicHref,
    onClick(event: MouseEvent) {
      event.preventDefault();
      void router.navigate(target);
    },
  });
}
