import { Avatar } from '../../src/ui/text/Avatar.tsx';
import { ForeignText } from '../../src/ui/text/ForeignText.tsx';
import styles from './kit.module.css';

/** A person in a table: initials, name, and a line below. */
export const Person = ({ name, detail }: { name: string; detail: string }) => (
  <span className={styles.person}>
    <Avatar name={name} />
    <span>
      <ForeignText text={name} />
      <small>{detail}</small>
    </span>
  </span>
);
