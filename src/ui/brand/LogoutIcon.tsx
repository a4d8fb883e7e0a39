import { SignOut20Regular } from '@fluentui/react-icons/svg/sign-out';
import { MirroredIcon } from './MirroredIcon.tsx';

/** A door and an arrow out of it, towards the end of the line. */
export const LogoutIcon = () => <MirroredIcon of={SignOut20Regular} />;
