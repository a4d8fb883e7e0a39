import { Avatar, type AvatarProps } from '@fluentui/react-components';
import type { Contact } from '../../../api/template.gen.ts';
import { getOwnImage } from './contact.ts';

interface ContactFaceProps {
  contact: Pick<Contact, 'name' | 'image'>;
  size: NonNullable<AvatarProps['size']>;
}

/** The picture of a contact, or the initials. The name always stands beside it. */
export const ContactFace = ({ contact, size }: ContactFaceProps) => (
  <Avatar
    aria-hidden
    name={contact.name}
    image={{ src: getOwnImage(contact) }}
    color="colorful"
    size={size}
  />
);
