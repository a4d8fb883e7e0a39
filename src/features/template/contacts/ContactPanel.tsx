import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isGone } from '../../../api/errors.ts';
import { useTemplateApi } from '../../../api/use-api.ts';
import { ForeignText } from '../../../ui/ForeignText.tsx';
import { Modal } from '../../../ui/Modal.tsx';
import { Bone } from '../../../ui/Skeleton.tsx';
import { ContactDetails } from './ContactDetails.tsx';
import { ContactForm } from './ContactForm.tsx';
import { contactQuery } from './queries.ts';
import type { ContactsSearch } from './schema.ts';

interface ContactPanelProps {
  /** The id of the contact, or `new`. */
  id: string;
  edit: ContactsSearch['edit'];
  starred: readonly string[];
  /** The form that adds this contact to an event. */
  addToEvent: ReactNode;
  onChange(change: Partial<ContactsSearch>): void;
}

/** One contact beside the list: the details, the form, or the choice of an event. */
export function ContactPanel({ id, edit, starred, addToEvent, onChange }: ContactPanelProps) {
  const templateApi = useTemplateApi();
  const isNew = id === 'new';
  const { data: contact, error } = useQuery({ ...contactQuery(templateApi, id), enabled: !isNew });
  const onClose = () => onChange({ contact: undefined, edit: undefined });
  const name = contact && <ForeignText text={contact.name} />;
  return (
    <Modal
      open
      placement="end"
      onClose={onClose}
      title={isNew ? <Trans>Add contact</Trans> : (name ?? <Trans>Contact</Trans>)}
    >
      {error && (
        <p role="alert">
          {isGone(error) ? <Trans>This no longer exists</Trans> : <Trans>We could not load this</Trans>}
        </p>
      )}
      {!isNew && !contact && !error && <Bone height="240px" />}
      {isNew && <ContactForm onSaved={onClose} />}
      {contact && edit === 'form' && (
        <ContactForm contact={contact} onSaved={() => onChange({ edit: undefined })} />
      )}
      {contact && edit === 'event' && addToEvent}
      {contact && edit === undefined && (
        <ContactDetails contact={contact} isStarred={starred.includes(id)} onRemoved={onClose} />
      )}
    </Modal>
  );
}
