import { SignOutRegular } from '@fluentui/react-icons/svg/sign-out';
import styles from './LogoutIcon.module.css';

/** A door and an arrow out of it, towards the end of the line. */
export const LogoutIcon = () => <SignOutRegular className={styles.icon ?? ''} />;
