import { Button } from '@fluentui/react-components';
import { CalendarAdd20Regular } from '@fluentui/react-icons/svg/calendar-add';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { Edit20Regular } from '@fluentui/react-icons/svg/edit';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Contact } from '../../../api/template.gen.ts';
import { ForeignText } from '../../../ui/ForeignText.tsx';
import { ContactFace } from './ContactFace.tsx';
import { ContactLink } from './ContactLink.tsx';
import styles from './ContactPanel.module.css';
import { ContactFact } from './ContactFact.tsx';
import { getMailLink, getPhoneLink } from './contact.ts';
import { RemoveContacts } from './RemoveContacts.tsx';
import { StarButton } from './StarButton.tsx';

interface ContactDetailsProps {
  contact: Contact;
  isStarred: boolean;
  onRemoved(): void;
}

/** The details and actions of a contact. */
export function ContactDetails({ contact, isStarred, onRemoved }: ContactDetailsProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { id, jobTitle, company, email, phone, address, notes } = contact;
  return (
    <>
      <div className={styles.head}>
        <ContactFace contact={contact} size="large" />
        <p>
          <ForeignText text={[jobTitle, company].filter(Boolean).join(' · ')} />
        </p>
        <StarButton contact={contact} isStarred={isStarred} />
      </div>
      <dl className={styles.facts}>
        <ContactFact term={<Trans>Email</Trans>} text={email} href={getMailLink(email)} />
        <ContactFact term={<Trans>Phone</Trans>} text={phone} href={getPhoneLink(phone)} />
        <ContactFact term={<Trans>Address</Trans>} text={address} />
        <ContactFact term={<Trans>Notes</Trans>} text={notes} />
      </dl>
      <div className={styles.actions}>
        <ContactLink contact={id} edit="event" appearance="primary" icon={<CalendarAdd20Regular />}>
          <Trans>Add to an event</Trans>
        </ContactLink>
        <ContactLink contact={id} edit="form" icon={<Edit20Regular />}>
          <Trans>Edit</Trans>
        </ContactLink>
        <Button icon={<Delete20Regular />} onClick={() => setIsAsking(true)}>
          <Trans>Delete</Trans>
        </Button>
      </div>
      <RemoveContacts
        open={isAsking}
        contacts={[contact]}
        onClose={() => setIsAsking(false)}
        onRemoved={onRemoved}
      />
    </>
  );
}
