import type { ButtonProps } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import type { ContactsSearch } from './schema.ts';

interface ContactLinkProps extends Pick<ButtonProps, 'appearance' | 'icon'> {
  /** The id of a contact, or `new`. */
  contact: string;
  edit?: ContactsSearch['edit'];
  children: ReactNode;
}

/** A button that opens a contact over the list, as a link: the open contact is in the address. */
export const ContactLink = ({ contact, edit, children, ...button }: ContactLinkProps) => (
  <ButtonLink
    {...button}
    from="/apps/contacts"
    to="/apps/contacts"
    search={(before) => ({ ...before, contact, edit })}
    resetScroll={false}
  >
    {children}
  </ButtonLink>
);
