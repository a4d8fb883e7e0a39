import { useRouteTitle } from '../../ui/page/route-title.ts';

/** Sets the title of the tab, and announces a change of page to screen readers. */
export function RouteTitle() {
  const text = useRouteTitle();
  return (
    <>
      <title>{text ? `${text} · Guestwise` : 'Guestwise'}</title>
      <p className="visually-hidden" role="status">
        {text}
      </p>
    </>
  );
}
