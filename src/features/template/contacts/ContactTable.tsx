import { useLingui } from '@lingui/react/macro';
import type { Contact } from '../../../api/template.gen.ts';
import type { RowSelection } from '../../../ui/table/DataTable.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { createContactColumns } from './contact-columns.tsx';

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
  const headers = {
    name: t`Name`,
    company: t`Company`,
    email: t`Email`,
    phone: t`Phone`,
    starred: t`Starred`,
  };
  const { compare } = new Intl.Collator(i18n.locale);
  return (
    <DataTable<Contact>
      label={t`Contacts`}
      rows={contacts}
      columns={createContactColumns({ headers, starred, compare })}
      getRowId={({ id }) => id}
      getRowName={({ name }) => name}
      sort={{ column: 'name', direction: 'ascending' }}
      selection={selection}
      currentId={currentId}
      onOpen={({ id }) => onOpen(id)}
    />
  );
}
