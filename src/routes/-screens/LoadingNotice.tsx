import { Trans } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import { SlowNotice } from '../../ui/SlowNotice.tsx';

/** While a page takes long to load, this says so, above its skeleton or the previous page. */
export function LoadingNotice() {
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  return (
    isLoading && (
      <SlowNotice>
        <Trans>This is taking longer than usual.</Trans>
      </SlowNotice>
    )
  );
}
