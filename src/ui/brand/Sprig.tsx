import { joinClasses } from '../layout/classes.ts';
import styles from './brand.module.css';

/** The sprig of the product's stationery, in the current text colour. */
export const Sprig = ({ className }: { className?: string | undefined }) => (
  <i className={joinClasses(styles.sprig, className)} aria-hidden />
);
