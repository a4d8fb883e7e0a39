import { Trans } from '@lingui/react/macro';

/**
 * Stands where a page could not be drawn: a part of it is gone since a newer export, or has a fault.
 * Plain, for what failed may be the very look of the other pages.
 */
export const Broken = () => (
  <main className="broken" role="alert">
    <h1>
      <Trans>This page could not be shown</Trans>
    </h1>
    <p>
      <Trans>There may be a newer version of it. What you have not saved yet is kept.</Trans>
    </p>
    <button type="button" onClick={() => location.reload()}>
      <Trans>Reload the page</Trans>
    </button>
  </main>
);
