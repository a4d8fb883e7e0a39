import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { createTypedQuery, followAddress, typeQuery } from './typed-query.ts';

/** How long typing must pause before the address follows, in milliseconds: a navigation takes longer than a search. */
const pause = 150;

/**
 * The search of the address, ahead of it while somebody types: the list follows each keystroke, and the address the
 * last one.
 * @param address the query in the address; '' for none
 * @param onAddress puts a query into the address; '' for none
 */
export function useTypedQuery(address: string, onAddress: (text: string) => void) {
  const router = useRouter();
  const [state, setState] = useState(() => createTypedQuery(address));
  const following = useRef<NodeJS.Timeout>(undefined);
  const query = followAddress(state, address);
  if (query !== state) setState(query);
  const onSearch = (typed: string) => {
    const text = typed.trim() === '' ? '' : typed;
    setState(typeQuery(query, text));
    const { pathname } = router.latestLocation;
    clearTimeout(following.current);
    following.current = setTimeout(() => {
      // Another page was opened meanwhile, so its address is not for this one.
      if (router.latestLocation.pathname === pathname) onAddress(text);
    }, pause);
  };
  return { query: query.text, onSearch };
}
