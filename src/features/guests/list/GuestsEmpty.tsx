import { PeopleRegular } from '@fluentui/react-icons/svg/people';
import { Trans } from '@lingui/react/macro';
import { Button } from '@fluentui/react-components';
import { ButtonLink } from '../../../ui/layout/ButtonLink.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { useCriteriaChange } from './GuestCriteria.tsx';
import { countCriteria, noCriteria } from '../../../domain/guest/guest-filter.ts';
import type { GuestRequest } from './use-guest-rows.ts';

const texts = {
  all: {
    title: <Trans>No guests yet</Trans>,
    hint: <Trans>Guests added to this event appear here.</Trans>,
  },
  waiting: {
    title: <Trans>Everyone has answered</Trans>,
    hint: <Trans>Guests who have not answered appear here.</Trans>,
  },
  accepted: {
    title: <Trans>No one is coming yet</Trans>,
    hint: <Trans>Send guests their RSVP link. Those who are coming appear here.</Trans>,
  },
  rejected: {
    title: <Trans>No one has declined</Trans>,
    hint: <Trans>Guests who decline appear here.</Trans>,
  },
  isWAPhone: {
    title: <Trans>No guests without WhatsApp</Trans>,
    hint: <Trans>Guests without WhatsApp appear here. Send them their link another way.</Trans>,
  },
  discrepancies: {
    title: <Trans>Nothing to check</Trans>,
    hint: <Trans>Guests with details to check appear here.</Trans>,
  },
};

/** What to do about an empty list. */
export function GuestsEmpty({ request }: { request: GuestRequest }) {
  const { eventId, filter, answer, search = '', criteria } = request;
  const view = answer ?? filter;
  const change = useCriteriaChange();
  const icon = <PeopleRegular aria-hidden />;
  if (countCriteria(criteria) > 0) {
    return (
      <EmptyState
        icon={icon}
        title={<Trans>No guests match these filters</Trans>}
        action={
          <Button onClick={() => change(noCriteria)}>
            <Trans>Clear filters</Trans>
          </Button>
        }
      />
    );
  }
  if (search !== '') {
    return (
      <EmptyState
        icon={icon}
        title={<Trans>No guests match your search</Trans>}
        hint={<Trans>Try fewer letters, or another list.</Trans>}
      />
    );
  }
  if (view !== 'all') return <EmptyState icon={icon} {...texts[view]} />;
  return (
    <EmptyState
      icon={icon}
      {...texts.all}
      action={
        <ButtonLink to="/events/guests/import" search={{ event: eventId }}>
          <Trans>Import guests</Trans>
        </ButtonLink>
      }
    />
  );
}
