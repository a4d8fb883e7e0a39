import styles from './ContactsPage.module.css';

/** An email address in a narrow column: on two lines it breaks before the `@`, and nowhere else. */
export function ContactEmail({ email }: { email: string }) {
  const at = Math.max(0, email.lastIndexOf('@'));
  return (
    <bdi dir="ltr" className={styles.email}>
      <span>{email.slice(0, at)}</span>
      <wbr />
      <span>{email.slice(at)}</span>
    </bdi>
  );
}
