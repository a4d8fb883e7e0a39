import { Link20Regular } from '@fluentui/react-icons/svg/link';
import { msg } from '@lingui/core/macro';
import { useState } from 'react';
import type { Column } from '../../src/ui/table/DataTable.tsx';
import { DataTable } from '../../src/ui/table/DataTable.tsx';
import { Pager } from '../../src/ui/table/Pager.tsx';
import { Avatar } from '../../src/ui/text/Avatar.tsx';
import { ForeignText } from '../../src/ui/text/ForeignText.tsx';
import { Pill } from '../../src/ui/text/Pill.tsx';
import { RowButton } from '../../src/ui/table/RowButton.tsx';
import { Surface } from '../../src/ui/page/Surface.tsx';
import { Tabs } from '../../src/ui/page/Tabs.tsx';
import styles from './kit.module.css';
import { Part } from './Part.tsx';

/** A person in a table: initials, name, and a line below. */
const Person = ({ name, detail }: { name: string; detail: string }) => (
  <span className={styles.person}>
    <Avatar name={name} />
    <span>
      <ForeignText text={name} />
      <small>{detail}</small>
    </span>
  </span>
);

interface Row {
  id: string;
  name: string;
  phone: string;
  invited: number;
}

const names = ['Ada Lovelace', 'Yusuf & Hana Haddad', 'سلمى الخطيب', 'The neighbours at 14', 'İnan Şahin'];
const rowsUpTo = (count: number): Row[] =>
  Array.from({ length: count }, (_, place) => ({
    id: String(place),
    name: names[place % names.length] ?? '',
    phone: `555011${String(place).padStart(4, '0')}`,
    invited: (place * 7) % 12,
  }));

const columns: readonly Column<Row>[] = [
  {
    id: 'name',
    header: 'Guest',
    isRowHeader: true,
    cell: ({ name, phone }) => <Person name={name} detail={phone} />,
    compare: (one, other) => one.name.localeCompare(other.name),
  },
  {
    id: 'invited',
    header: 'Invited',
    width: '120px',
    align: 'end',
    cell: ({ invited }) => invited,
    compare: (one, other) => one.invited - other.invited,
    firstDirection: 'descending',
  },
  {
    id: 'answer',
    header: 'Answer',
    width: '160px',
    cardPlace: 'aside',
    cell: ({ invited }) => (
      <Pill tone={invited > 4 ? 'positive' : 'open'}>{invited > 4 ? 'Coming' : 'Not answered'}</Pill>
    ),
  },
];

const renderActions = ({ name }: Row) => (
  <RowButton icon={<Link20Regular />} title="Copy link" label={`Copy link for ${name}`} onClick={() => {}} />
);

export function TableStates() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [opened, setOpened] = useState<string>();
  const [rows] = useState(() => rowsUpTo(5));
  return (
    <Part name="DataTable, Tabs, Pager">
      <div className={styles.wide}>
        <div className={styles.row}>
          <span>
            {selected.size} selected, open: {opened ?? 'none'}
          </span>
        </div>
        <Surface>
          <Tabs label="Filter guests" isInSurface>
            {['All', 'Coming', 'Declined', 'Not on WhatsApp', 'Discrepancies'].map((name, place) => (
              <a key={name} href="#kit" {...(place === 0 && { 'aria-current': 'page' })}>
                {name} <i>{rows.length}</i>
              </a>
            ))}
          </Tabs>
          <DataTable
            label="Guests"
            columns={columns}
            rows={rows}
            getRowId={({ id }) => id}
            getRowName={({ name }) => name}
            selection={{ selected, onChange: setSelected }}
            onOpen={({ id }) => setOpened(id)}
            currentId={opened}
            renderActions={renderActions}
            rowShortcuts={[{ key: 'e', label: msg`Next row`, run: setOpened }]}
          />
          <Pager page={2} pages={12} limit={50} rows={50} total={600} isSticky />
        </Surface>
      </div>
    </Part>
  );
}
