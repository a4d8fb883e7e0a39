import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTemplateApi } from '../../../api/use-api.ts';
import type { Contact, ContactFields } from '../../../api/template.gen.ts';
import { DraftNotice } from '../../../forms/DraftNotice.tsx';
import { PictureInput } from '../../../forms/PictureInput.tsx';
import { SchemaFormView } from '../../../forms/SchemaFormView.tsx';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { TextAreaField } from '../../../forms/TextAreaField.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import type { Draft } from '../../../storage/drafts.ts';
import { saveContact } from './mutations.ts';
import { contactSchema } from './contact-schema.ts';

interface ContactFormProps {
  /** The contact to edit; without one, the form adds a contact. */
  contact: Contact | undefined;
  draft: Draft;
  onDiscard(): void;
  onSaved(): void;
}

const newContact: ContactFields & { id?: string } = {
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
export function ContactForm({ contact, draft, onDiscard, onSaved }: ContactFormProps) {
  const { t } = useLingui();
  const clients = { templateApi: useTemplateApi(), queryClient: useQueryClient() };
  const { mutateAsync } = useMutation(saveContact(clients));
  const { id, ...saved } = contact ?? newContact;
  const form = useSchemaForm(contactSchema, {
    defaultValue: saved,
    submit: async (value) => {
      await mutateAsync({ ...value, ...(id !== undefined && { id }) });
      onSaved();
    },
    draft,
  });
  const { name, jobTitle, company, email, phone, address, notes, image } = form.fields;
  return (
    <SchemaFormView form={form}>
      <DraftNotice shown={form.restored} discard={onDiscard} />
      <PictureInput field={image} />
      <TextField field={name} label={t`Name`} autoComplete="off" />
      <TextField field={jobTitle} label={t`Job title`} autoComplete="off" isOptional />
      <TextField field={company} label={t`Company`} autoComplete="off" isOptional />
      <TextField field={email} label={t`Email`} type="email" autoComplete="off" dir="ltr" isOptional />
      <TextField field={phone} label={t`Phone`} type="tel" autoComplete="off" dir="ltr" isOptional />
      <TextAreaField field={address} label={t`Address`} />
      <TextAreaField field={notes} label={t`Notes`} />
      <SubmitButton form={form}>{contact ? <Trans>Save</Trans> : <Trans>Add contact</Trans>}</SubmitButton>
    </SchemaFormView>
  );
}
