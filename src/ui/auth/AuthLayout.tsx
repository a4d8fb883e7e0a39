import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './auth.module.css';
import { BrandMain } from './BrandMain.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { Logo } from '../brand/Logo.tsx';
import { joinClasses } from '../layout/classes.ts';
import { Sprig } from '../brand/Sprig.tsx';

/** The layout of the login pages: the product's picture on one side, a form on the other. */
export const AuthLayout = ({ children }: { children: ReactNode }) => (
  <div className={styles.layout}>
    <BrandPanel />
    <div className={styles.side}>
      <header>
        <Logo />
        <LanguageMenu />
      </header>
      <BrandMain className={styles.formMain}>{children}</BrandMain>
    </div>
  </div>
);

/** A picture of the product: an invitation and its answers. */
const BrandPanel = () => (
  <aside className={styles.panel} aria-hidden>
    <div className={styles.scene}>
      <div className={styles.card}>
        <Sprig className={styles.sprig} />
        <p className={styles.invites}>
          <Trans>Together with their families</Trans>
        </p>
        <p className={styles.names}>
          <Trans>
            Layla <i>&</i> Omar
          </Trans>
        </p>
        <p className={styles.invites}>
          <Trans>would love to celebrate with you</Trans>
        </p>
        <i className={styles.rule} />
        <p className={styles.date}>
          <Trans>Saturday, 5 June · seven in the evening</Trans>
        </p>
      </div>
      <p className={joinClasses(styles.reply, styles.coming)}>
        <Trans>Samira: 3 coming</Trans>
      </p>
      <p className={joinClasses(styles.reply, styles.declined)}>
        <Trans>Yusuf: cannot make it</Trans>
      </p>
      <p className={joinClasses(styles.reply, styles.coming, styles.late)}>
        <Trans>Ada: 1 coming</Trans>
      </p>
    </div>
    <p className={styles.promise}>
      <Trans>Every invitation, and every answer, in one place.</Trans>
    </p>
  </aside>
);
