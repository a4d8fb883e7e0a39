import { Button } from '@fluentui/react-components';
import { PlugDisconnectedRegular } from '@fluentui/react-icons/svg/plug-disconnected';
import { Trans } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { ButtonLink } from '../../../ui/page/ButtonLink.tsx';
import { StatePage } from '../../../ui/page/StatePage.tsx';

/** The page for a failing server (the specification, section 8), with a link back. */
export function ServerErrorPage() {
  const { history } = useRouter();
  return (
    <StatePage
      seal={<PlugDisconnectedRegular />}
      letter="500"
      title={<Trans>Server Error</Trans>}
      actions={
        <>
          <ButtonLink to="/" appearance="primary" size="large">
            <Trans>Back to the start</Trans>
          </ButtonLink>
          {history.canGoBack() && (
            <Button size="large" onClick={() => history.back()}>
              <Trans>Back to the previous page</Trans>
            </Button>
          )}
        </>
      }
    >
      <Trans>Something went wrong on our side. Try again in a moment. Everything you saved is safe.</Trans>
    </StatePage>
  );
}
