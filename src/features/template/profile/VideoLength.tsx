import { PlayCircle20Regular } from '@fluentui/react-icons/svg/play-circle';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './PhotosPart.module.css';

/** What says that a thumbnail is a video, and how long it is. */
export function VideoLength({ seconds }: { seconds: number }) {
  const { i18n } = useLingui();
  const length = i18n.number(seconds, { style: 'unit', unit: 'second' });
  return (
    <small className={styles.video}>
      <PlayCircle20Regular aria-hidden />
      <Trans>Video, {length}</Trans>
    </small>
  );
}
