import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark';
import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Sprig } from '../../../ui/Sprig.tsx';
import { StatePage } from '../../../ui/StatePage.tsx';
import { addresses } from './variants.ts';

/** The page after a registration that must be confirmed by mail. Nothing sends mail here, and the page says so. */
export const MailConfirmPage = () => (
  <StatePage
    seal={<CheckmarkRegular />}
    letter={<Sprig />}
    title={<Trans>Confirm your email address</Trans>}
    actions={
      <ButtonLink to={addresses.login[1]} appearance="primary" size="large">
        <Trans>Back to login</Trans>
      </ButtonLink>
    }
  >
    <Trans>This is a demo: no mail was sent.</Trans>
  </StatePage>
);
