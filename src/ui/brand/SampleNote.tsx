import { Trans, useLingui } from '@lingui/react/macro';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import styles from './SampleNote.module.css';

interface SampleNoteProps {
  /** Links to the other variants of the page, and to this one. */
  looks: readonly NonNullable<LinkProps['to']>[];
  /** In what way the page is only an example. */
  children: ReactNode;
}

/** Says that the page is a sample, and links to its other variants. */
export function SampleNote({ looks, children }: SampleNoteProps) {
  const { t, i18n } = useLingui();
  return (
    <footer className={styles.demoNote}>
      <p>{children}</p>
      <nav aria-label={t`Looks of this page`}>
        <span aria-hidden>
          <Trans>Look</Trans>
        </span>
        {looks.map((address, place) => (
          <Link key={address} to={address} aria-label={t`Look ${i18n.number(place + 1)}`}>
            {i18n.number(place + 1)}
          </Link>
        ))}
      </nav>
    </footer>
  );
}
