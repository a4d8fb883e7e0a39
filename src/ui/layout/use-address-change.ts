import { useNavigate } from '@tanstack/react-router';

/** Replaces search parameters of this page; one that is undefined is removed. */
export function useAddressChange() {
  const navigate = useNavigate();
  return (change: object, options?: { ignoreBlocker: true }) =>
    void navigate({
      to: '.',
      search: (before) => ({ ...before, ...change }),
      replace: true,
      resetScroll: false,
      ...options,
    });
}
