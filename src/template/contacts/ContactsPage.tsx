import { Button } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { PeopleRegular } from '@fluentui/react-icons/svg/people';
import { Star20Regular } from '@fluentui/react-icons/svg/star';
import { StarOff20Regular } from '@fluentui/react-icons/svg/star-off';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTemplateApi, useTemplateScope } from '../api/use-template-api.ts';
import type { Contact, ContactsUser } from '../api/template.gen.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ForeignText } from '../../ui/text/ForeignText.tsx';
import type { Column } from '../../ui/table/DataTable.tsx';
import { createLazyPart } from '../../ui/states/lazy-part.tsx';
import { useAddressChange } from '../../ui/layout/use-address-change.ts';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { CrudPage, RowLink } from '../crud/CrudPage.tsx';
import { selectView, setStarred } from './contact.ts';
import { ContactAvatar, ContactLink, StarButton, useContactDeletion } from './contact-parts.tsx';
import styles from './Contacts.module.css';
import { contactsQuery, contactsUserQuery, type ContactsSearch, contactViews } from './queries.ts';

/** Most visits open no contact. */
const ContactPanel = createLazyPart(async () => (await import('./ContactPanel.tsx')).ContactPanel);

/** The contacts (specification, section 7, guests-app): lists, details, form, and removal of several. */
export function ContactsPage({ address }: { address: ContactsSearch }) {
  const change = useAddressChange();
  const { t } = useLingui();
  const templateApi = useTemplateApi();
  useEffect(() => ContactPanel.preloadWhenIdle(), []);
  const { data: contacts } = useSuspenseQuery(contactsQuery(templateApi));
  const { data: user } = useSuspenseQuery(contactsUserQuery(templateApi));
  return (
    <CrudPage
      title={t`Contacts`}
      searchLabel={t`Search contacts`}
      rows={selectView(contacts, user, address.view)}
      getWords={({ name, company, jobTitle, email, phone }) => [name, company, jobTitle, email, phone]}
      getRowName={({ name }) => name}
      columns={useContactColumns(user.starred)}
      address={address}
      currentId={address.contact}
      onOpen={(contact) => change({ contact })}
      action={
        <ContactLink contact="new" edit="form" appearance="primary" icon={<Add20Regular />}>
          <Trans>Add contact</Trans>
        </ContactLink>
      }
      tabs={<ContactTabs contacts={contacts} user={user} />}
      renderCount={(count) => <Plural value={count} one="# contact" other="# contacts" />}
      renderActions={(chosen) => <StarActions ids={chosen.map(({ id }) => id)} />}
      renderDeletion={useContactDeletion()}
      empty={
        <EmptyState
          icon={<PeopleRegular aria-hidden />}
          title={<Trans>No contacts yet</Trans>}
          hint={
            address.view === 'starred' ? (
              <Trans>Contacts you star appear here.</Trans>
            ) : (
              <Trans>Add the people you work with, and invite them to your events from here.</Trans>
            )
          }
        />
      }
    >
      {address.contact !== undefined && (
        <ContactPanel
          id={address.contact}
          edit={address.contact === 'new' ? 'form' : address.edit}
          starred={user.starred}
        />
      )}
    </CrudPage>
  );
}

const viewTitles = { all: msg`All contacts`, starred: msg`Starred`, frequent: msg`Frequent` };

/** The lists of contacts as links, with their counts. */
function ContactTabs({ contacts, user }: { contacts: readonly Contact[]; user: ContactsUser }) {
  const { t, i18n } = useLingui();
  return (
    <Tabs label={t`Lists of contacts`} isInSurface>
      {contactViews.map((view) => (
        <Link
          key={view}
          to="."
          search={(before) => ({ ...before, view, page: 1 })}
          activeOptions={{ includeSearch: true }}
          resetScroll={false}
        >
          {i18n._(viewTitles[view])} <i>{i18n.number(selectView(contacts, user, view).length)}</i>
        </Link>
      ))}
    </Tabs>
  );
}

/** The stars of the selected contacts. */
function StarActions({ ids }: { ids: string[] }) {
  const { mutate: star } = useMutation(setStarred(useTemplateScope()));
  if (ids.length === 0) return null;
  return (
    <>
      <Button icon={<Star20Regular />} onClick={() => star({ ids, isStarred: true })}>
        <Trans>Star</Trans>
      </Button>
      <Button icon={<StarOff20Regular />} onClick={() => star({ ids, isStarred: false })}>
        <Trans>Remove star</Trans>
      </Button>
    </>
  );
}

function useContactColumns(starred: readonly string[]): Column<Contact>[] {
  const { t, i18n } = useLingui();
  const { compare } = new Intl.Collator(i18n.locale, { numeric: true });
  return [
    {
      id: 'name',
      header: t`Name`,
      isRowHeader: true,
      compare: (one, other) => compare(one.name, other.name),
      cell: (contact) => (
        <RowLink search={{ contact: contact.id }}>
          <ContactAvatar contact={contact} />
          <ForeignText text={contact.name} />
        </RowLink>
      ),
    },
    {
      id: 'company',
      header: t`Company`,
      isSelfEvident: true,
      minTableWidth: 860,
      compare: (one, other) => compare(one.company, other.company),
      cell: ({ company, jobTitle }) =>
        (company || jobTitle) && (
          <>
            <ForeignText text={company} />
            <small className={styles.job}>
              <ForeignText text={jobTitle} />
            </small>
          </>
        ),
    },
    {
      id: 'email',
      header: t`Email`,
      isSelfEvident: true,
      minTableWidth: 620,
      cell: ({ email }) => email && <bdi dir="ltr">{email}</bdi>,
    },
    {
      id: 'phone',
      header: t`Phone`,
      isSelfEvident: true,
      width: '8.125rem',
      cell: ({ phone }) => phone && <bdi dir="ltr">{phone}</bdi>,
    },
    {
      id: 'starred',
      header: t`Starred`,
      isHeaderHidden: true,
      width: '4rem',
      align: 'end',
      cardPlace: 'aside',
      cell: (contact) => <StarButton contact={contact} isStarred={starred.includes(contact.id)} />,
    },
  ];
}
