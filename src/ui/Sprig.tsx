import { classes } from './classes.ts';
import styles from './Sprig.module.css';

/** The sprig of the product's stationery, in the colour of the text around it. */
export const Sprig = ({ className }: { className?: string | undefined }) => (
  <i className={classes(styles.sprig, className)} aria-hidden />
);
