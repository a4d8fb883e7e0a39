import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTemplateApi } from '../../../api/use-api.ts';
import type { Contact, ContactFields } from '../../../api/template.gen.ts';
import { readArea } from '../../../domain/parse.ts';
import { DraftNotice } from '../../../forms/DraftNotice.tsx';
import { PictureInput } from '../../../forms/PictureInput.tsx';
import { SchemaFormView } from '../../../forms/SchemaFormView.tsx';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { TextAreaField } from '../../../forms/TextAreaField.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { useMerge } from '../../../forms/use-merge.ts';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import type { Draft } from '../../../storage/drafts.ts';
import { MergeDialog } from '../../../ui/MergeDialog.tsx';
import { isOwnPicture } from '../../../ui/own-picture.ts';
import { contactSchema } from './contact-schema.ts';
import { readContactAgain, saveContact } from './mutations.ts';

interface ContactFormProps {
  /** The contact to edit; without one, the form adds a contact. */
  contact: Contact | undefined;
  draft: Draft;
  onDiscard(): void;
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

const getFields = ({ name, jobTitle, company, email, phone, address, notes, image }: ContactFields) => ({
  name,
  jobTitle,
  company,
  email,
  phone,
  address,
  notes,
  image,
});

const asTexts = (contact: ContactFields) => ({
  ...getFields(contact),
  address: readArea(contact.address),
  notes: readArea(contact.notes),
});

const renderPicture = (src: string, alt: string) => <img src={src} alt={alt} />;

/** The form of a contact. */
export function ContactForm({ contact, draft, onDiscard, onSaved }: ContactFormProps) {
  const { t } = useLingui();
  const clients = { templateApi: useTemplateApi(), queryClient: useQueryClient() };
  const { mutateAsync } = useMutation(saveContact(clients));
  const labels = {
    image: t`Picture`,
    name: t`Name`,
    jobTitle: t`Job title`,
    company: t`Company`,
    email: t`Email`,
    phone: t`Phone`,
    address: t`Address`,
    notes: t`Notes`,
  };
  const edit = useMerge<ContactFields, ContactFields, ContactFields>({
    saved: contact ?? newContact,
    getFields,
    asTexts,
    draft,
    labels,
    onKeepTheirs: onDiscard,
  });
  const form = useSchemaForm(contactSchema, {
    defaultValue: edit.beginning,
    submit: async (value, isShown) => {
      if (contact) {
        await edit.save(value, {
          readAgain: () => readContactAgain(clients, contact.id),
          send: ({ fields }) => mutateAsync({ ...fields, id: contact.id }),
        });
      } else await mutateAsync(value);
      if (isShown()) onSaved();
    },
    draft: edit.draft,
    onDiscard,
  });
  const { name, jobTitle, company, email, phone, address, notes, image } = form.fields;
  return (
    <SchemaFormView form={form}>
      <DraftNotice shown={form.restored} onDiscard={onDiscard} />
      <PictureInput field={image} />
      <TextField field={name} label={labels.name} autoComplete="off" />
      <TextField field={jobTitle} label={labels.jobTitle} autoComplete="off" isOptional />
      <TextField field={company} label={labels.company} autoComplete="off" isOptional />
      <TextField field={email} label={labels.email} type="email" autoComplete="off" dir="ltr" isOptional />
      <TextField field={phone} label={labels.phone} type="tel" autoComplete="off" dir="ltr" isOptional />
      <TextAreaField field={address} label={labels.address} />
      <TextAreaField field={notes} label={labels.notes} />
      <MergeDialog
        title={<Trans>This changed while you were editing</Trans>}
        question={edit.question}
        labels={labels}
        describe={(field, text) =>
          field === 'image' && isOwnPicture(text) ? renderPicture(text, labels.image) : text
        }
      />
      <SubmitButton form={form}>{contact ? <Trans>Save</Trans> : <Trans>Add contact</Trans>}</SubmitButton>
    </SchemaFormView>
  );
}
