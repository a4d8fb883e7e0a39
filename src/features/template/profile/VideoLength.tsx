import { PlayCircle20Regular } from '@fluentui/react-icons/svg/play-circle';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './PhotosPart.module.css';

/** Marks a thumbnail as a video, with its length. */
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
