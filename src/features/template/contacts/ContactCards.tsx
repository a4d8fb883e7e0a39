import { Link } from '@tanstack/react-router';
import type { Contact } from '../../../api/template.gen.ts';
import { Card } from '../../../ui/Card.tsx';
import { ForeignText } from '../../../ui/ForeignText.tsx';
import { ContactFace } from './ContactFace.tsx';
import styles from './ContactCards.module.css';
import { StarButton } from './StarButton.tsx';

interface ContactCardsProps {
  contacts: readonly Contact[];
  /** The ids of the starred contacts. */
  starred: readonly string[];
}

/** The contacts as cards. The whole card opens the contact; the star is beside the link. */
export const ContactCards = ({ contacts, starred }: ContactCardsProps) => (
  <ul className={styles.cards}>
    {contacts.map((contact) => (
      <Card as="li" key={contact.id} className={styles.card}>
        <ContactFace contact={contact} size="large" />
        <h2>
          <Link
            from="/apps/contacts"
            to="/apps/contacts"
            search={(before) => ({ ...before, contact: contact.id })}
            resetScroll={false}
          >
            <ForeignText text={contact.name} />
          </Link>
        </h2>
        <p>
          <ForeignText text={contact.jobTitle || contact.company} />
        </p>
        <div className={styles.star}>
          <StarButton contact={contact} isStarred={starred.includes(contact.id)} />
        </div>
      </Card>
    ))}
  </ul>
);
