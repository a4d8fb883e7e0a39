import { MailDismissRegular } from '@fluentui/react-icons/svg/mail-dismiss';
import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../../ui/page/ButtonLink.tsx';
import { StatePage } from '../../../ui/page/StatePage.tsx';

/** The page of every unknown path (the specification, section 2). */
export const NotFound = () => (
  <StatePage
    seal={<MailDismissRegular />}
    letter="404"
    title={<Trans>Page not found</Trans>}
    actions={
      <ButtonLink to="/" appearance="primary" size="large">
        <Trans>Back to the start</Trans>
      </ButtonLink>
    }
  >
    <Trans>The address may be mistyped, or the page was moved.</Trans>
  </StatePage>
);
