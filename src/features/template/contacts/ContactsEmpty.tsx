import { PeopleRegular } from '@fluentui/react-icons/svg/people';
import { Trans } from '@lingui/react/macro';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import type { ContactView } from './schema.ts';

/** No contact is in the list, or none matches the search. */
export function ContactsEmpty({ view, hasContacts }: { view: ContactView; hasContacts: boolean }) {
  const icon = <PeopleRegular aria-hidden />;
  if (!hasContacts) {
    return (
      <EmptyState
        icon={icon}
        title={<Trans>No contacts yet</Trans>}
        hint={<Trans>Add the people you work with, and invite them to your events from here.</Trans>}
      />
    );
  }
  return (
    <EmptyState
      icon={icon}
      title={<Trans>No contacts match</Trans>}
      hint={
        view === 'starred' ? (
          <Trans>Contacts you star appear here.</Trans>
        ) : (
          <Trans>Try fewer words, or another list.</Trans>
        )
      }
    />
  );
}
