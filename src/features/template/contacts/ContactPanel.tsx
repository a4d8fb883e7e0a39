import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useTemplateApi } from '../../../api/use-api.ts';
import { DraftedForm } from '../../../forms/DraftedForm.tsx';
import type { Draft } from '../../../storage/drafts.ts';
import { ForeignText } from '../../../ui/ForeignText.tsx';
import { Modal } from '../../../ui/Modal.tsx';
import { PanelState } from '../../../ui/PanelState.tsx';
import { waitForPictures } from '../../../ui/picture-reading.ts';
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
  /** The draft of this contact's form. */
  draft: Draft;
  onChange(change: Partial<ContactsSearch>): void;
}

/** One contact beside the list: the details, the form, or the choice of an event. */
export function ContactPanel({ id, edit, starred, draft, onChange }: ContactPanelProps) {
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
      onClose={() => void waitForPictures().then(onClose)}
      title={isNew ? <Trans>Add contact</Trans> : (name ?? <Trans>Contact</Trans>)}
    >
      {!isNew && !contact && <PanelState error={error} onRetry={() => void refetch()} />}
      {(isNew || (contact && edit === 'form')) && (
        <DraftedForm key={id} draft={draft}>
          {(discard) => (
            <ContactForm
              contact={contact}
              draft={draft}
              onDiscard={discard}
              onSaved={isNew ? onClose : () => onChange({ edit: undefined })}
            />
          )}
        </DraftedForm>
      )}
      {contact && edit === 'event' && (
        <AddContactToEvent key={draft.key} contactId={id} formKey={draft.key} />
      )}
      {contact && edit === undefined && (
        <ContactDetails contact={contact} isStarred={starred.includes(id)} onRemoved={onClose} />
      )}
    </Modal>
  );
}
