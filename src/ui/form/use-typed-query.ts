import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';

/** How long typing must pause before the address follows, in milliseconds: a navigation takes longer than a search. */
const addressDelay = 150;

/**
 * The search text, synced to the address: the list updates on each keystroke, the address after a pause.
 * @param address the query in the address; '' for none
 * @param onAddress puts a query into the address; '' for none
 */
export function useTypedQuery(address: string, onAddress: (text: string) => void) {
  const router = useRouter();
  /** The typed text, until the page shows the address with it. */
  const [typed, setTyped] = useState<string>();
  const following = useRef<NodeJS.Timeout>(undefined);
  const sent = useRef<string>(undefined);
  useEffect(() => {
    const follow = () => setTyped((current) => (current === sent.current ? undefined : current));
    return router.subscribe('onRendered', follow);
  }, [router]);
  const onSearch = (input: string) => {
    const text = input.trim() === '' ? '' : input;
    setTyped(text);
    const { pathname } = router.latestLocation;
    clearTimeout(following.current);
    following.current = setTimeout(() => {
      // The address belongs to another page now.
      if (router.latestLocation.pathname !== pathname) return setTyped(undefined);
      sent.current = text;
      onAddress(text);
    }, addressDelay);
  };
  return { query: typed ?? address, onSearch };
}
