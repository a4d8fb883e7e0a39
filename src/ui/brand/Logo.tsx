import { config } from '../../config.ts';
import styles from './brand.module.css';

/** The envelope in its marigold square, with the name beside it. */
export const Logo = ({ size = 30 }: { size?: number }) => (
  <span className={styles.logo}>
    <img src={`${config.basePath}/favicon.svg`} alt="" width={size} height={size} />
    <span translate="no">Guestwise</span>
  </span>
);
