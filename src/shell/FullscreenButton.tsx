import { Button } from '@fluentui/react-components';
import { FullScreenMaximize20Regular } from '@fluentui/react-icons/svg/full-screen-maximize';
import { FullScreenMinimize20Regular } from '@fluentui/react-icons/svg/full-screen-minimize';
import { useLingui } from '@lingui/react/macro';
import { joinClasses } from '../ui/classes.ts';
import { isFullscreenOffered, toggleFullscreen, useFullscreen } from './fullscreen.ts';
import styles from './Toolbar.module.css';

/** Enters and leaves full screen. */
export function FullscreenButton() {
  const { t } = useLingui();
  const isFull = useFullscreen();
  if (!isFullscreenOffered()) return null;
  const label = isFull ? t`Leave full screen` : t`Full screen`;
  return (
    <Button
      className={joinClasses(styles.tool, styles.wideOnly)}
      appearance="subtle"
      icon={isFull ? <FullScreenMinimize20Regular /> : <FullScreenMaximize20Regular />}
      aria-label={label}
      title={label}
      onClick={toggleFullscreen}
    />
  );
}
