import { Button, type ButtonProps } from '@fluentui/react-components';
import { Star20Filled, Star20Regular } from '@fluentui/react-icons/svg/star';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTemplateScope } from '../api/use-template-api.ts';
import type { Contact } from '../api/template.gen.ts';
import { ButtonLink } from '../../ui/layout/ButtonLink.tsx';
import { isOwnPicture } from '../../ui/form/own-picture.ts';
import { Avatar } from '../../ui/text/Avatar.tsx';
import styles from './Contacts.module.css';
import { removeContacts, toggleStarred } from './contact.ts';
import type { ContactsSearch } from './queries.ts';

interface ContactAvatarProps {
  contact: Contact;
  size?: 'medium' | 'large';
}

/** The picture of a contact, or the initials. The name is always shown beside it. */
export const ContactAvatar = ({ contact: { name, image }, size = 'medium' }: ContactAvatarProps) => (
  <Avatar name={name} size={size} photoUrl={isOwnPicture(image) ? image : undefined} />
);

interface ContactLinkProps extends Pick<ButtonProps, 'appearance' | 'icon'> {
  /** The id of a contact, or `new`. */
  contact: string;
  edit?: ContactsSearch['edit'];
  children: ReactNode;
}

/** A button that opens a contact over the list, as a link: the open contact is in the address. */
export const ContactLink = ({ contact, edit, children, ...button }: ContactLinkProps) => (
  <ButtonLink {...button} to="." search={(before) => ({ ...before, contact, edit })} resetScroll={false}>
    {children}
  </ButtonLink>
);

/** Adds or removes the star of a contact. */
export function StarButton({ contact: { id, name }, isStarred }: { contact: Contact; isStarred: boolean }) {
  const { t } = useLingui();
  const { mutate } = useMutation(toggleStarred(useTemplateScope()));
  return (
    <Button
      appearance="subtle"
      icon={isStarred ? <Star20Filled className={styles.starred ?? ''} /> : <Star20Regular />}
      aria-label={t`Star ${name}`}
      aria-pressed={isStarred}
      onClick={() => mutate(id)}
    />
  );
}

/** How so many contacts are deleted. */
export function useContactDeletion() {
  const mutation = removeContacts(useTemplateScope());
  return (count: number) => ({
    mutation,
    several: <Plural value={count} one="delete # contact" other="delete # contacts" />,
    children: <Trans>You cannot undo this. Guests of your events are not affected.</Trans>,
  });
}
