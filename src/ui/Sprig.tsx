import styles from './Sprig.module.css';

/** The sprig of the product's stationery, in the colour of the text around it. */
export const Sprig = () => <i className={styles.sprig} />;
