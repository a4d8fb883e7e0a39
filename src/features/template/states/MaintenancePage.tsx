import { WrenchRegular } from '@fluentui/react-icons/svg/wrench';
import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../../ui/page/ButtonLink.tsx';
import { Sprig } from '../../../ui/brand/Sprig.tsx';
import { StatePage } from '../../../ui/page/StatePage.tsx';

/** What organisers see during maintenance. */
export const MaintenancePage = () => (
  <StatePage
    seal={<WrenchRegular />}
    letter={<Sprig />}
    title={<Trans>Guestwise is down for maintenance</Trans>}
    actions={
      <ButtonLink to="/" appearance="primary" size="large">
        <Trans>Check again</Trans>
      </ButtonLink>
    }
  >
    <Trans>Your events and answers are safe. Guests can use their links again when Guestwise is back.</Trans>
  </StatePage>
);
