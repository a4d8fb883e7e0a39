import type { Contact } from '../../../api/template.gen.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { getOwnImage } from './contact.ts';
import styles from './ContactFace.module.css';

interface ContactFaceProps {
  contact: Pick<Contact, 'name' | 'image'>;
  size?: 'medium' | 'large';
}

/** The picture of a contact, or the initials. The name is always shown beside it. */
export function ContactFace({ contact, size = 'medium' }: ContactFaceProps) {
  const image = getOwnImage(contact);
  if (image === undefined) return <Avatar name={contact.name} size={size} />;
  return <img className={styles[size]} src={image} alt="" />;
}
