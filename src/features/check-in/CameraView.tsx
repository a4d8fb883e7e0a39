import { Button } from '@fluentui/react-components';
import { Camera24Regular } from '@fluentui/react-icons/svg/camera';
import { CameraOff20Regular } from '@fluentui/react-icons/svg/camera-off';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CameraState, Watch } from './camera.ts';
import { cameraSentences } from './camera-problem.ts';
import { joinClasses } from '../../ui/classes.ts';
import styles from './CameraView.module.css';
import { ScanNotice } from './ScanNotice.tsx';

interface CameraViewProps {
  state: CameraState;
  onStart(): void;
  onStop(): void;
}

/** The camera's picture while it is on, otherwise the button to start it. */
export function CameraView({ state, onStart, onStop }: CameraViewProps) {
  const { i18n, t } = useLingui();
  if (state.status === 'on') {
    return (
      <div className={joinClasses(styles.camera, styles.on)}>
        <Picture watch={state.watch} label={t`Camera view`} />
        <Button icon={<CameraOff20Regular />} onClick={onStop}>
          <span>
            <Trans>Stop camera</Trans>
          </span>
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.camera}>
      {state.status === 'problem' && (
        <ScanNotice tone="warning" role="alert">
          {i18n._(cameraSentences[state.problem])}
        </ScanNotice>
      )}
      <Button
        size="large"
        icon={<Camera24Regular />}
        disabledFocusable={state.status === 'starting'}
        onClick={onStart}
      >
        <span>
          {state.status === 'starting' ? <Trans>Starting the camera…</Trans> : <Trans>Use camera</Trans>}
        </span>
      </Button>
    </div>
  );
}

const Picture = ({ watch, label }: { watch: Watch; label: string }) => (
  <video ref={watch} muted playsInline aria-label={label} />
);
