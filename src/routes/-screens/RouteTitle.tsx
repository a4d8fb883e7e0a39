import { useLingui } from '@lingui/react';
import { useMatches } from '@tanstack/react-router';

/** Sets the title of the tab, and announces a change of page to screen readers. */
export function RouteTitle() {
  const { i18n } = useLingui();
  const titles = useMatches({
    select: (matches) => matches.flatMap(({ staticData }) => staticData.title ?? []),
  });
  const title = titles.at(-1);
  const text = title && i18n._(title);
  return (
    <>
      <title>{text ? `${text} · Guestwise` : 'Guestwise'}</title>
      <p className="visually-hidden" role="status">
        {text}
      </p>
    </>
  );
}
