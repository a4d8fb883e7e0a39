import { Link as FluentLink } from '@fluentui/react-components';
import { CalendarAdd20Regular } from '@fluentui/react-icons/svg/calendar-add';
import { Edit20Regular } from '@fluentui/react-icons/svg/edit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTemplateApi, useTemplateScope } from '../api/use-template-api.ts';
import type { Contact } from '../api/template.gen.ts';
import { parseAreaText } from '../../domain/parse.ts';
import { PictureInput } from '../../forms/PictureInput.tsx';
import { Form } from '../../forms/Form.tsx';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { TextAreaField } from '../../forms/TextAreaField.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useForm } from '../../forms/use-form.ts';
import { DeleteButton } from '../../ui/dialog/DeleteButton.tsx';
import { DescriptionList } from '../../ui/text/DescriptionList.tsx';
import { firstFieldRef } from '../../ui/keyboard/focus.ts';
import { ForeignText } from '../../ui/text/ForeignText.tsx';
import { Modal } from '../../ui/dialog/Modal.tsx';
import { useAddressChange } from '../../ui/layout/use-address-change.ts';
import { PanelState } from '../../ui/states/PanelState.tsx';
import { AddContactToEvent } from './AddContactToEvent.tsx';
import { contactSchema, getMailLink, getPhoneLink, saveContact } from './contact.ts';
import { ContactAvatar, ContactLink, StarButton, useContactDeletion } from './contact-parts.tsx';
import styles from './Contacts.module.css';
import { contactQuery, type ContactsSearch } from './queries.ts';

interface ContactPanelProps {
  /** The id of the contact, or `new`. */
  id: string;
  edit: ContactsSearch['edit'];
  starred: readonly string[];
}

/** One contact beside the list: the details, the form, or the choice of an event. */
export function ContactPanel({ id, edit, starred }: ContactPanelProps) {
  const change = useAddressChange();
  const templateApi = useTemplateApi();
  const isNew = id === 'new';
  const { data: contact, error, refetch } = useQuery({ ...contactQuery(templateApi, id), enabled: !isNew });
  const onClose = () => change({ contact: undefined, edit: undefined });
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
        <div key={id} ref={firstFieldRef}>
          <ContactForm contact={contact} onSaved={isNew ? onClose : () => change({ edit: undefined })} />
        </div>
      )}
      {contact && edit === 'event' && <AddContactToEvent key={id} contact={contact} />}
      {contact && edit === undefined && (
        <ContactDetails contact={contact} isStarred={starred.includes(id)} onRemoved={onClose} />
      )}
    </Modal>
  );
}

interface ContactDetailsProps {
  contact: Contact;
  isStarred: boolean;
  onRemoved(): void;
}

/** The details and actions of a contact. */
function ContactDetails({ contact, isStarred, onRemoved }: ContactDetailsProps) {
  const { t } = useLingui();
  const renderDeletion = useContactDeletion();
  const { id, jobTitle, company, email, phone, address, notes } = contact;
  return (
    <>
      <div className={styles.head}>
        <ContactAvatar contact={contact} size="large" />
        <p>
          <ForeignText text={[jobTitle, company].filter(Boolean).join(' · ')} />
        </p>
        <StarButton contact={contact} isStarred={isStarred} />
      </div>
      <DescriptionList
        entries={[
          { term: t`Email`, value: <LinkedText text={email} href={getMailLink(email)} /> },
          { term: t`Phone`, value: <LinkedText text={phone} href={getPhoneLink(phone)} /> },
          { term: t`Address`, value: <ForeignText text={address || '–'} /> },
          { term: t`Notes`, value: <ForeignText text={notes || '–'} /> },
        ]}
      />
      <div className={styles.actions}>
        <ContactLink contact={id} edit="event" appearance="primary" icon={<CalendarAdd20Regular />}>
          <Trans>Add to an event</Trans>
        </ContactLink>
        <ContactLink contact={id} edit="form" icon={<Edit20Regular />}>
          <Trans>Edit</Trans>
        </ContactLink>
        <DeleteButton items={[contact]} name={contact.name} {...renderDeletion(1)} onDeleted={onRemoved} />
      </div>
    </>
  );
}

/** A text that leads to a mail or a call. */
const LinkedText = ({ text, href }: { text: string; href: string | undefined }) =>
  href === undefined ? (
    <ForeignText text={text || '–'} />
  ) : (
    <FluentLink href={href}>
      <bdi dir="ltr">{text}</bdi>
    </FluentLink>
  );

interface ContactFormProps {
  /** The contact to edit; without one, the form adds a contact. */
  contact: Contact | undefined;
  onSaved(): void;
}

const newContact: Contact = {
  id: '',
  name: '',
  jobTitle: '',
  company: '',
  email: '',
  phone: '',
  address: '',
  notes: '',
  image: '',
};

/** The form of a contact. */
function ContactForm({ contact, onSaved }: ContactFormProps) {
  const { t } = useLingui();
  const { mutateAsync } = useMutation(saveContact(useTemplateScope()));
  const { id, ...texts } = contact ?? newContact;
  const form = useForm({
    schema: contactSchema,
    texts: { ...texts, address: parseAreaText(texts.address), notes: parseAreaText(texts.notes) },
    save: (fields) => mutateAsync({ id, ...fields }),
    onSaved,
  });
  const { name, jobTitle, company, email, phone, address, notes, image } = form.fields;
  return (
    <Form form={form} openedBy={['contact', 'edit']}>
      <PictureInput field={image} />
      <TextField field={name} label={t`Name`} autoComplete="off" />
      <TextField field={jobTitle} label={t`Job title`} autoComplete="off" isOptional />
      <TextField field={company} label={t`Company`} autoComplete="off" isOptional />
      <TextField field={email} label={t`Email`} type="email" autoComplete="off" dir="ltr" isOptional />
      <TextField field={phone} label={t`Phone`} type="tel" autoComplete="off" dir="ltr" isOptional />
      <TextAreaField field={address} label={t`Address`} />
      <TextAreaField field={notes} label={t`Notes`} />
      <SubmitButton form={form}>{contact ? <Trans>Save</Trans> : <Trans>Add contact</Trans>}</SubmitButton>
    </Form>
  );
}
