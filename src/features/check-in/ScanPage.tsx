import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { guestKey } from '../../domain/guest-queries.ts';
import { arrivalLogOf } from './arrival-log.ts';
import { ArrivalPanel } from './ArrivalPanel.tsx';
import { browserCamera } from './browser-camera.ts';
import { CameraView } from './CameraView.tsx';
import { readCode, type Reading, readText, type Scan } from './reading.ts';
import { ScanField } from './ScanField.tsx';
import { ScanResult } from './ScanResult.tsx';
import { ScanStatus } from './ScanStatus.tsx';
import './arrivals-panel.css';
import './scan.css';

interface ScanPageProps {
  eventId: string;
  userId: string;
  /** What the exported file is called after. */
  handle: string;
}

/** The scan screen (the specification, section 2): who stands at the door, and who is in already. */
export function ScanPage({ eventId, userId, handle }: ScanPageProps) {
  const queryClient = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const takeField = useCallback((input: HTMLInputElement | null) => {
    field.current = input;
    // With a mouse there are real keys, and maybe a USB scanner; nowhere else does a keyboard pop up.
    if (matchMedia('(pointer: fine)').matches) input?.focus();
  }, []);
  const [scan, setScan] = useState<Scan>({ reading: { kind: 'nothing' }, text: '', turn: 0, at: 0 });
  const take = useCallback(
    (reading: Reading, text: string) => {
      if (reading.kind === 'nothing') return;
      // A guest may have answered since the last scan.
      if (reading.kind === 'guest') {
        void queryClient.invalidateQueries({ queryKey: guestKey(eventId, reading.guestId) });
      }
      setScan(({ turn }) => ({ reading, text, turn: turn + 1, at: Date.now() }));
    },
    [queryClient, eventId],
  );
  const [log] = useState(() => arrivalLogOf(userId, eventId));
  const entries = useSyncExternalStore(log.subscribe, log.getSnapshot);
  const [camera] = useState(() => browserCamera((text) => take(readCode(text), text)));
  const cameraState = useSyncExternalStore(camera.subscribe, camera.getSnapshot);
  // The next scan may come from a USB scanner, which types; with the camera on, a phone's keyboard
  // would only rise over the result.
  const onToTheNext = () => {
    if (cameraState.status !== 'on') field.current?.focus();
  };
  return (
    <>
      <h2 className="visually-hidden">
        <Trans>Check in</Trans>
      </h2>
      <div className="scan-desk">
        <div className="scan-reading">
          <ScanField
            ref={takeField}
            submit={(text) => {
              take(readText(text), text);
              onToTheNext();
            }}
          />
          <CameraView state={cameraState} start={() => void camera.start()} stop={camera.stop} />
          <ScanStatus {...{ eventId, scan, entries }} />
          <ScanResult
            {...{ eventId, scan, log, entries }}
            choose={(guestId) => {
              take({ kind: 'guest', guestId }, guestId);
              onToTheNext();
            }}
            arrived={onToTheNext}
          />
        </div>
        <ArrivalPanel log={log} entries={entries} handle={handle} done={onToTheNext} />
      </div>
    </>
  );
}
