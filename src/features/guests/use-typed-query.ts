import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { createTypedQuery, followAddress, typeQuery } from './typed-query.ts';

/** The search of the address, ahead of it while somebody types: the list follows each key, and the router the list. */
export function useTypedQuery(address = '') {
  const navigate = useNavigate();
  const [state, setState] = useState(() => createTypedQuery(address));
  const query = followAddress(state, address);
  if (query !== state) setState(query);
  const onSearch = (text: string) => {
    const q = text.trim() === '' ? '' : text;
    setState(typeQuery(query, q));
    const follow = () =>
      void navigate({
        to: '.',
        search: (before) => ({ ...before, q: q || undefined, page: 1 }),
        replace: true,
        resetScroll: false,
      });
    // Once the list is painted: a navigation takes longer than a search.
    requestAnimationFrame(() => setTimeout(follow));
  };
  return { q: query.text, onSearch };
}
