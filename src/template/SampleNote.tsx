import { Trans, useLingui } from '@lingui/react/macro';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import styles from './sample-note.module.css';

interface SampleNoteProps {
  /** Links to the other variants of the page, and to this one. */
  looks: readonly Pick<LinkProps, 'to' | 'params'>[];
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
        {looks.map((look, index) => {
          const place = i18n.number(index + 1);
          return (
            <Link key={place} {...look} aria-label={t`Look ${place}`}>
              {place}
            </Link>
          );
        })}
      </nav>
    </footer>
  );
}
