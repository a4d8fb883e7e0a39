import { Trans } from '@lingui/react/macro';
import { type CSSProperties, memo } from 'react';
import { config } from '../config.ts';
import styles from './Shell.module.css';

const year = new Date().getFullYear();

/** The copyright line, and 'Powered By' with the logo (the specification, section 2). */
export const Footer = memo(({ style }: { style: CSSProperties | undefined }) => (
  <footer className={styles.footer} style={style}>
    <p>
      <Trans>© {year} Guestwise. All rights reserved.</Trans>
    </p>
    <p>
      <Trans>Powered By</Trans>
      <img src={`${config.basePath}/favicon.svg`} alt="" />
      <bdi translate="no">{config.poweredBy}</bdi>
    </p>
  </footer>
));
