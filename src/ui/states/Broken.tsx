import { Trans } from '@lingui/react/macro';
import { use, useState } from 'react';
import { InsideMain } from '../keyboard/inside-main.ts';
import { reloadFor } from './missing-part.ts';
import { Splash } from './Splash.tsx';

/**
 * Replaces a page that could not be rendered: a chunk is missing since a newer deployment, which one reload may fix, or
 * there is a bug. Its look is plain, because the design of the other pages may be what failed.
 */
export function Broken({ error }: { error: unknown }) {
  const [isReloading] = useState(() => reloadFor(error));
  const Landmark = use(InsideMain) ? 'div' : 'main';
  if (isReloading) return <Splash />;
  return (
    <Landmark className="broken">
      <div role="alert">
        <h1>
          <Trans>Something went wrong on this page</Trans>
        </h1>
        <p>
          <Trans>Reload to get the latest version. Your unsaved changes are kept on this device.</Trans>
        </p>
      </div>
      <button type="button" onClick={() => location.reload()}>
        <Trans>Reload the page</Trans>
      </button>
    </Landmark>
  );
}
