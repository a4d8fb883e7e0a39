import { CalendarClockRegular } from '@fluentui/react-icons/svg/calendar-clock';
import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../../ui/page/ButtonLink.tsx';
import { StatePage } from '../../../ui/page/StatePage.tsx';

/** A part of the product that does not exist yet. There is no date, so there is no countdown. */
export const ComingSoonPage = () => (
  <StatePage
    seal={<CalendarClockRegular />}
    letter={<Trans>Soon</Trans>}
    title={<Trans>This page is coming soon</Trans>}
    actions={
      <ButtonLink to="/" appearance="primary" size="large">
        <Trans>Back to the start</Trans>
      </ButtonLink>
    }
  >
    <Trans>This is a sample of a “coming soon” page. Every page in the menu works.</Trans>
  </StatePage>
);
