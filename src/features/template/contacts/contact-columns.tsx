import { Link } from '@tanstack/react-router';
import type { Contact } from '../../../api/template.gen.ts';
import type { Column } from '../../../ui/table/DataTable.tsx';
import { ForeignText } from '../../../ui/ForeignText.tsx';
import { ContactEmail } from './ContactEmail.tsx';
import { ContactFace } from './ContactFace.tsx';
import styles from './ContactsPage.module.css';
import { StarButton } from './StarButton.tsx';

interface ColumnParts {
  /** The translated headings. */
  headers: Record<'name' | 'company' | 'email' | 'phone' | 'starred', string>;
  /** The ids of the starred contacts. */
  starred: readonly string[];
  compare(one: string, other: string): number;
}

/** Creates the columns of the table of contacts. */
export const createContactColumns = ({ headers, starred, compare }: ColumnParts): Column<Contact>[] => [
  {
    id: 'name',
    header: headers.name,
    isRowHeader: true,
    cardPlace: 'title',
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
    header: headers.company,
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
    header: headers.email,
    minTableWidth: 620,
    cell: ({ email }) => email && <ContactEmail email={email} />,
  },
  {
    id: 'phone',
    header: headers.phone,
    width: '130px',
    cell: ({ phone }) => phone && <bdi dir="ltr">{phone}</bdi>,
  },
  {
    id: 'starred',
    header: headers.starred,
    isHeaderHidden: true,
    width: '64px',
    align: 'end',
    cardPlace: 'aside',
    cell: (contact) => <StarButton contact={contact} isStarred={starred.includes(contact.id)} />,
  },
];
