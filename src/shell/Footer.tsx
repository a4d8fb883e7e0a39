import { Trans } from '@lingui/react/macro';
import { type CSSProperties, memo } from 'react';
import { config } from '../config.ts';
import styles from './Shell.module.css';

const year = new Date().getFullYear();

interface FooterProps {
  style: CSSProperties | undefined;
  /** The maximum width of the content in px, with which the texts are aligned. */
  maxWidth: number | undefined;
}

/** The copyright line, and 'Powered By' with the logo (the specification, section 2). */
export const Footer = memo(({ style, maxWidth }: FooterProps) => (
  <footer className={styles.footer} style={style}>
    <div style={{ maxInlineSize: maxWidth }}>
      <p>
        <Trans>© {year} Guestwise. All rights reserved.</Trans>
      </p>
      <p>
        <Trans>Powered By</Trans>
        <img src={`${config.basePath}/favicon.svg`} alt="" />
        <bdi translate="no">{config.poweredBy}</bdi>
      </p>
    </div>
  </footer>
));
