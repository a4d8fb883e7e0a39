import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useTemplateApi } from '../../../api/use-api.ts';
import { ForeignText } from '../../../ui/ForeignText.tsx';
import { Modal } from '../../../ui/Modal.tsx';
import { enterShownForm } from '../../../ui/focus.ts';
import { PanelState } from '../../../ui/PanelState.tsx';
import { AddContactToEvent } from './AddContactToEvent.tsx';
import { ContactDetails } from './ContactDetails.tsx';
import { ContactForm } from './ContactForm.tsx';
import { contactQuery } from './queries.ts';
import type { ContactsSearch } from './schema.ts';

interface ContactPanelProps {
  /** The id of the contact, or `new`. */
  id: string;
  edit: ContactsSearch['edit'];
  starred: readonly string[];
  onChange(change: Partial<ContactsSearch>): void;
}

/** One contact beside the list: the details, the form, or the choice of an event. */
export function ContactPanel({ id, edit, starred, onChange }: ContactPanelProps) {
  const templateApi = useTemplateApi();
  const isNew = id === 'new';
  const { data: contact, error, refetch } = useQuery({ ...contactQuery(templateApi, id), enabled: !isNew });
  const onClose = () => onChange({ contact: undefined, edit: undefined });
  const name = contact && <ForeignText text={contact.name} />;
  return (
    <Modal
      open
      placement="end"
      startsInContent={isNew || edit === 'form'}
      onClose={onClose}
      title={isNew ? <Trans>Add contact</Trans> : (name ?? <Trans>Contact</Trans>)}
    >
      {!isNew && !contact && <PanelState error={error} onRetry={() => void refetch()} />}
      {(isNew || (contact && edit === 'form')) && (
        <div key={id} ref={enterShownForm}>
          <ContactForm contact={contact} onSaved={isNew ? onClose : () => onChange({ edit: undefined })} />
        </div>
      )}
      {contact && edit === 'event' && <AddContactToEvent key={id} contactId={id} />}
      {contact && edit === undefined && (
        <ContactDetails contact={contact} isStarred={starred.includes(id)} onRemoved={onClose} />
      )}
    </Modal>
  );
}
