import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { joinClasses } from '../../ui/layout/classes.ts';
import { ForeignText } from '../../ui/text/ForeignText.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { useInSlices } from '../../ui/states/use-in-slices.ts';
import { findEqualInSlices } from '../../domain/guest/find-equal-in-slices.ts';
import type { Guest } from '../../domain/guest/guest.ts';
import { useHiddenIds, withoutHidden } from './hidden-guests.ts';
import styles from './EqualGuests.module.css';

interface EqualGuestsProps {
  eventId: string;
  /** The whole guest list; undefined where it is not known. */
  guests: readonly Guest[] | undefined;
  className?: string | undefined;
}

/** Says who is on the guest list more than once, whatever the reason, with a link to the entries. */
export function EqualGuests({ eventId, guests = noGuests, className }: EqualGuestsProps) {
  const { t } = useLingui();
  const hidden = useHiddenIds();
  const shown = useMemo(() => withoutHidden(guests, hidden), [guests, hidden]);
  const equal = useInSlices(shown, eventId, findEqualInSlices) ?? [];
  const [first] = equal;
  if (!first) return null;
  const name = <ForeignText text={first[0]?.name || t`No name`} />;
  const times = first.length;
  return (
    <Text tone="soft" className={joinClasses(styles.line, className, 'screen-only')} role="status">
      {equal.length === 1 ? (
        <Trans>
          {name} is on the list <Plural value={times} _2="twice" one="# time" other="# times" />.
        </Trans>
      ) : (
        <Plural
          value={equal.length}
          one="# guest is on the list more than once."
          other="# guests are on the list more than once."
        />
      )}{' '}
      <Link to="/events/guests/$filter" params={{ filter: 'all' }} search={{ event: eventId, equal: true }}>
        <Trans>Show them</Trans>
      </Link>
    </Text>
  );
}

const noGuests: readonly Guest[] = [];
