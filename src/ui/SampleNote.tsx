import { Trans, useLingui } from '@lingui/react/macro';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import styles from './SampleNote.module.css';

interface SampleNoteProps {
  /** Where the same page is in its other looks, and in this one. */
  looks: readonly NonNullable<LinkProps['to']>[];
  /** In which way the page is not to be taken at its word. */
  children: ReactNode;
}

/** That a page is a sample, and the way to its other looks. */
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
