import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTemplateApi } from '../../../api/use-api.ts';
import type { Contact, ContactFields } from '../../../api/template.gen.ts';
import { readArea } from '../../../domain/parse.ts';
import { LeaveGuard } from '../../../forms/LeaveGuard.tsx';
import { PictureInput } from '../../../forms/PictureInput.tsx';
import { SchemaFormView } from '../../../forms/SchemaFormView.tsx';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { TextAreaField } from '../../../forms/TextAreaField.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { usePlainForm } from '../../../forms/use-plain-form.ts';
import { contactSchema } from './contact-schema.ts';
import { saveContact } from './mutations.ts';

interface ContactFormProps {
  /** The contact to edit; without one, the form adds a contact. */
  contact: Contact | undefined;
  onSaved(): void;
}

const newContact: ContactFields = {
  name: '',
  jobTitle: '',
  company: '',
  email: '',
  phone: '',
  address: '',
  notes: '',
  image: '',
};

const asTexts = ({ name, jobTitle, company, email, phone, address, notes, image }: ContactFields) => ({
  name,
  jobTitle,
  company,
  email,
  phone,
  address: readArea(address),
  notes: readArea(notes),
  image,
});

/** The form of a contact. */
export function ContactForm({ contact, onSaved }: ContactFormProps) {
  const { t } = useLingui();
  const { mutateAsync } = useMutation(
    saveContact({ templateApi: useTemplateApi(), queryClient: useQueryClient() }),
  );
  const form = usePlainForm(contactSchema, {
    defaultValue: asTexts(contact ?? newContact),
    save: (fields) => mutateAsync(contact ? { ...fields, id: contact.id } : fields),
    onSaved,
  });
  const { name, jobTitle, company, email, phone, address, notes, image } = form.fields;
  return (
    <SchemaFormView form={form}>
      <PictureInput field={image} />
      <TextField field={name} label={t`Name`} autoComplete="off" />
      <TextField field={jobTitle} label={t`Job title`} autoComplete="off" isOptional />
      <TextField field={company} label={t`Company`} autoComplete="off" isOptional />
      <TextField field={email} label={t`Email`} type="email" autoComplete="off" dir="ltr" isOptional />
      <TextField field={phone} label={t`Phone`} type="tel" autoComplete="off" dir="ltr" isOptional />
      <TextAreaField field={address} label={t`Address`} />
      <TextAreaField field={notes} label={t`Notes`} />
      <SubmitButton form={form}>{contact ? <Trans>Save</Trans> : <Trans>Add contact</Trans>}</SubmitButton>
      <LeaveGuard mustAsk={() => form.changed} isSending={form.busy} openedBy={['contact', 'edit']} />
    </SchemaFormView>
  );
}
