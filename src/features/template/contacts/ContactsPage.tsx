import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { useState } from 'react';
import { useTemplateApi } from '../../../api/use-api.ts';
import { Page } from '../../../ui/Page.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { Surface } from '../../../ui/Surface.tsx';
import { ContactCards } from './ContactCards.tsx';
import { ContactLink } from './ContactLink.tsx';
import { ContactPanel } from './ContactPanel.tsx';
import { ContactsBar } from './ContactsBar.tsx';
import { ContactsEmpty } from './ContactsEmpty.tsx';
import { ContactTable } from './ContactTable.tsx';
import { ContactTabs } from './ContactTabs.tsx';
import { findContacts } from './contact.ts';
import { contactsQuery, contactsUserQuery } from './queries.ts';
import type { ContactsSearch } from './schema.ts';

interface ContactsPageProps {
  /** The search parameters of the address. */
  address: ContactsSearch;
  onChange(change: Partial<ContactsSearch>): void;
}

/** The contacts (specification, section 7, guests-app): lists, details, form, and removal of several. */
export function ContactsPage({ address, onChange }: ContactsPageProps) {
  const { t, i18n } = useLingui();
  const templateApi = useTemplateApi();
  const { data: contacts } = useSuspenseQuery(contactsQuery(templateApi));
  const { data: user } = useSuspenseQuery(contactsUserQuery(templateApi));
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const found = findContacts(contacts, user, { ...address, locale: i18n.locale });
  // Only contacts on the screen count as selected.
  const chosen = found.filter(({ id }) => selected.has(id));
  return (
    <Page
      title={<Trans>Contacts</Trans>}
      actions={
        <>
          <SearchField
            label={t`Search contacts`}
            defaultValue={address.search}
            onChange={(search) => onChange({ search })}
          />
          <ContactLink contact="new" edit="form" appearance="primary" icon={<Add20Regular />}>
            <Trans>Add contact</Trans>
          </ContactLink>
        </>
      }
    >
      <Surface>
        <ContactTabs contacts={contacts} user={user} />
        <ContactsBar
          chosen={chosen}
          found={found.length}
          layout={address.layout}
          onDeselect={() => setSelected(new Set())}
        />
        {found.length === 0 && <ContactsEmpty view={address.view} hasContacts={contacts.length > 0} />}
        {found.length > 0 && address.layout === 'list' && (
          <ContactTable
            contacts={found}
            starred={user.starred}
            currentId={address.contact}
            selection={{ selected: new Set(chosen.map(({ id }) => id)), onChange: setSelected }}
            onOpen={(contact) => onChange({ contact })}
          />
        )}
        {found.length > 0 && address.layout === 'cards' && (
          <ContactCards contacts={found} starred={user.starred} />
        )}
      </Surface>
      {address.contact !== undefined && (
        <ContactPanel
          id={address.contact}
          edit={address.contact === 'new' ? 'form' : address.edit}
          starred={user.starred}
          onChange={onChange}
        />
      )}
    </Page>
  );
}
