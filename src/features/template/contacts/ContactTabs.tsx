import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Contact, ContactsUser } from '../../../api/template.gen.ts';
import { Tabs } from '../../../ui/Tabs.tsx';
import { findContacts } from './contact.ts';
import { contactViews } from './schema.ts';

const titles = { all: msg`All contacts`, starred: msg`Starred`, frequent: msg`Frequent` };

/** The lists of contacts as links, with their counts. */
export function ContactTabs({ contacts, user }: { contacts: readonly Contact[]; user: ContactsUser }) {
  const { t, i18n } = useLingui();
  return (
    <Tabs label={t`Lists of contacts`} isInSurface>
      {contactViews.map((view) => (
        <Link
          key={view}
          from="/apps/contacts"
          to="/apps/contacts"
          search={(before) => ({ ...before, view })}
          activeOptions={{ includeSearch: true }}
          resetScroll={false}
        >
          {i18n._(titles[view])}{' '}
          <i>{i18n.number(findContacts(contacts, user, { view, search: '', locale: i18n.locale }).length)}</i>
        </Link>
      ))}
    </Tabs>
  );
}
