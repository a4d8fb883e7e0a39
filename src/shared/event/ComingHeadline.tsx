import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ComingCount } from '../../domain/event/analytics.ts';

/** "20 of 39 people coming". */
export function ComingHeadline({ count: { unit, coming, of } }: { count: ComingCount }) {
  const { i18n } = useLingui();
  const shown = i18n.number(coming);
  return unit === 'people' ? (
    <Trans>
      <b>{shown}</b> of <Plural value={of} one="# person" other="# people" /> coming
    </Trans>
  ) : (
    <Trans>
      <b>{shown}</b> of <Plural value={of} one="# invitation" other="# invitations" /> accepted
    </Trans>
  );
}

/** "12 invitations", beside the number of people. */
export const InvitationCount = ({ value }: { value: number }) => (
  <Plural value={value} one="# invitation" other="# invitations" />
);
