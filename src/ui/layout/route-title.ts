import { useLingui } from '@lingui/react';
import { type AnyRouteMatch, useMatches } from '@tanstack/react-router';

/** The title of the innermost route that has one. */
export const findTitle = (matches: readonly Pick<AnyRouteMatch, 'staticData' | 'params'>[]) =>
  matches
    .flatMap(
      ({ staticData: { title }, params }) => (typeof title === 'function' ? title(params) : title) ?? [],
    )
    .at(-1);

/** The title of the page in the address. */
export function useRouteTitle(): string | undefined {
  const { i18n } = useLingui();
  const title = useMatches({ select: findTitle });
  return title && i18n._(title);
}
