import { Trans } from '@lingui/react/macro';
import { use, useState } from 'react';
import { InsideMain } from '../keyboard/inside-main.ts';
import { isMissingPart, reloadFor } from './missing-part.ts';
import { Splash } from './Splash.tsx';

/**
 * Replaces a page that could not be rendered: a chunk is missing since a newer deployment, which one reload may fix, or
 * there is a bug. Its look is plain, because the design of the other pages may be what failed.
 */
export function Broken({ error }: { error: unknown }) {
  const [isReloading] = useState(() => reloadFor(error));
  const isMissing = isMissingPart(error);
  const Landmark = use(InsideMain) ? 'div' : 'main';
  if (isReloading) return <Splash />;
  return (
    <Landmark className="broken">
      <div role="alert">
        <h1>
          {isMissing ? (
            <Trans>We could not load this page</Trans>
          ) : (
            <Trans>Something went wrong on this page</Trans>
          )}
        </h1>
        <p>
          {isMissing ? (
            <Trans>
              Check your connection and reload the page. Your unsaved changes are kept on this device.
            </Trans>
          ) : (
            <Trans>Reload to get the latest version. Your unsaved changes are kept on this device.</Trans>
          )}
        </p>
      </div>
      <button type="button" onClick={() => location.reload()}>
        <Trans>Reload the page</Trans>
      </button>
    </Landmark>
  );
}
