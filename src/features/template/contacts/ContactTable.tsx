import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Contact } from '../../../api/template.gen.ts';
import type { RowSelection } from '../../../ui/data-table.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import { ForeignText } from '../../../ui/ForeignText.tsx';
import { ContactFace } from './ContactFace.tsx';
import styles from './ContactsPage.module.css';
import { StarButton } from './StarButton.tsx';

interface ContactTableProps {
  contacts: readonly Contact[];
  /** The ids of the starred contacts. */
  starred: readonly string[];
  currentId: string | undefined;
  selection: RowSelection;
  onOpen(id: string): void;
}

/** The contacts as a table, sorted by name until a heading is clicked. */
export function ContactTable({ contacts, starred, currentId, selection, onOpen }: ContactTableProps) {
  const { t, i18n } = useLingui();
  const { compare } = new Intl.Collator(i18n.locale);
  return (
    <DataTable<Contact>
      label={t`Contacts`}
      rows={contacts}
      getRowId={({ id }) => id}
      getRowName={({ name }) => name}
      sort={{ column: 'name', direction: 'ascending' }}
      selection={selection}
      currentId={currentId}
      onOpen={({ id }) => onOpen(id)}
      columns={[
        {
          id: 'name',
          header: t`Name`,
          isRowHeader: true,
          phone: 'title',
          compare: (one, other) => compare(one.name, other.name),
          cell: (contact) => (
            <Link
              from="/apps/contacts"
              to="/apps/contacts"
              search={(before) => ({ ...before, contact: contact.id })}
              resetScroll={false}
              className={styles.name}
            >
              <ContactFace contact={contact} />
              <ForeignText text={contact.name} />
            </Link>
          ),
        },
        {
          id: 'company',
          header: t`Company`,
          compare: (one, other) => compare(one.company, other.company),
          cell: ({ company, jobTitle }) => (
            <>
              <ForeignText text={company} />
              <small className={styles.job}>
                <ForeignText text={jobTitle} />
              </small>
            </>
          ),
        },
        { id: 'email', header: t`Email`, cell: ({ email }) => <bdi dir="ltr">{email}</bdi> },
        { id: 'phone', header: t`Phone`, width: '130px', cell: ({ phone }) => <bdi dir="ltr">{phone}</bdi> },
        {
          id: 'starred',
          header: t`Starred`,
          isHeaderHidden: true,
          width: '64px',
          align: 'end',
          phone: 'aside',
          cell: (contact) => <StarButton contact={contact} isStarred={starred.includes(contact.id)} />,
        },
      ]}
    />
  );
}
