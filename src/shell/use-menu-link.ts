import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';

/** Creates the props of a menu entry that is a link to a page. */
export function useMenuLink() {
  const router = useRouter();
  return (to: '/login' | '/register' | '/logout' | '/pages/account') => ({
    href: router.buildLocation({ to }).publicHref,
    onClick(event: MouseEvent) {
      event.preventDefault();
      void router.navigate({ to });
    },
  });
}
