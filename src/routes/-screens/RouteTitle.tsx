import { useLingui } from '@lingui/react';
import { useMatches } from '@tanstack/react-router';

/** The title of the page in the tab, and the change of page in words for whoever listens. */
export function RouteTitle() {
  const { i18n } = useLingui();
  const titles = useMatches({
    select: (matches) => matches.flatMap(({ staticData }) => staticData.title ?? []),
  });
  const title = titles.at(-1);
  const words = title && i18n._(title);
  return (
    <>
      <title>{words ? `${words} · Guestwise` : 'Guestwise'}</title>
      <p className="visually-hidden" role="status">
        {words}
      </p>
    </>
  );
}
