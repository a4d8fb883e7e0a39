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
      A sample page, as a part that is not ready yet would show it. No part is: everything in the menu and in
      the search works today.
    </Trans>
  </StatePage>
);
