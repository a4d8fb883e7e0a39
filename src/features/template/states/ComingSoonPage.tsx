import { CalendarClockRegular } from '@fluentui/react-icons/svg/calendar-clock';
import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { StatePage } from '../../../ui/StatePage.tsx';

/** A part of the product that is not there yet. No date is set, so none is counted down to. */
export const ComingSoonPage = () => (
  <StatePage
    seal={<CalendarClockRegular />}
    letter={<Trans>Soon</Trans>}
    title={<Trans>The table is still being laid</Trans>}
    actions={
      <ButtonLink to="/" appearance="primary" size="large">
        <Trans>Back to the start</Trans>
      </ButtonLink>
    }
  >
    <Trans>
      This part of Guestwise is not ready yet. Come back in a while: your events and the answers of your
      guests are where they always were.
    </Trans>
  </StatePage>
);
