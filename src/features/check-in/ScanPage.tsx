import { Button } from '@fluentui/react-components';
import { Camera24Regular } from '@fluentui/react-icons/svg/camera';
import { CameraOff20Regular } from '@fluentui/react-icons/svg/camera-off';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { useApi } from '../../api/use-api.ts';
import { eventQuery } from '../../domain/event/event-queries.ts';
import { handleInAddress } from '../../domain/event/handle.ts';
import { EqualGuests } from '../../shared/guest/EqualGuests.tsx';
import { guestKey } from '../../domain/guest/guest-queries.ts';
import { findGuests } from '../../domain/guest/guest-search.ts';
import { joinClasses } from '../../ui/layout/classes.ts';
import { hasModal, isFieldQuiet } from '../../ui/keyboard/focus.ts';
import { useOnline } from '../../ui/states/use-online.ts';
import { openArrivalLog } from './arrivals/arrival-log.ts';
import { ArrivalCount } from './arrivals/ArrivalCount.tsx';
import { ArrivalPanel } from './arrivals/ArrivalPanel.tsx';
import { formatClockTime } from './arrivals/arrivals.ts';
import { type CheckInList, useCheckInList } from './arrivals/check-in-list.ts';
import { cameraSentences, type CameraState, createCamera, type Watch } from './scan/camera.ts';
import { GuestCard } from './scan/GuestCard.tsx';
import { ExpectedGuests, GuestsFound } from './scan/GuestLists.tsx';
import { useReadiness } from './readiness.ts';
import { isComplete, parseScan, parseScanText, type Scan, type ScanReading } from './scan/reading.ts';
import { ScanFeedback } from './scan/ScanFeedback.tsx';
import { ScanField } from './scan/ScanField.tsx';
import { useScannerKeys } from './scan/scanner-keys.ts';
import { ScanNotice } from './scan/ScanNotice.tsx';
import { ScanResultView } from './scan/ScanResultView.tsx';
import { useScanResult } from './scan/use-scan-result.ts';
import { ExpectedGuestsSkeleton } from './ScanSkeleton.tsx';
import layout from './scan/desk.module.css';
import styles from './check-in.module.css';

interface ScanPageProps {
  eventId: string;
  user: { uid: string };
}

/** The scan screen (the specification, section 2): the scanned guest, and who has checked in already. */
export function ScanPage({ eventId, user }: ScanPageProps) {
  const { name } = useSuspenseQuery(eventQuery(useApi(), eventId)).data;
  const queryClient = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const takeField = useCallback((input: HTMLInputElement | null) => {
    field.current = input;
    // With a mouse there is a real keyboard, and maybe a USB scanner.
    if (isFieldQuiet() && !hasModal()) input?.focus();
  }, []);
  const { list, isFetching, isSaved, hasFailed, refetch, forget } = useCheckInList(eventId, user);
  const readiness = useReadiness(isSaved);
  const [scan, setScan] = useState<Scan>(noScan);
  const [typed, setTyped] = useState('');
  const checkIn = useRef<HTMLElement>(null);
  const handleScan = useCallback(
    (reading: ScanReading, text: string, isChosen = false) => {
      if (reading.kind !== 'query') setTyped('');
      // A guest may have answered since the last scan.
      if (reading.kind === 'guest') {
        void queryClient.invalidateQueries({ queryKey: guestKey(eventId, reading.guestId) });
      }
      setScan({ reading, text, isChosen, at: Date.now() });
    },
    [queryClient, eventId],
  );
  const [log] = useState(() => openArrivalLog(user.uid, eventId));
  const entries = useSyncExternalStore(log.subscribe, log.getSnapshot);
  const result = useScanResult(eventId, list, scan, entries);
  const heading = useRef<HTMLHeadingElement>(null);
  const [camera] = useState(() => createCamera((text) => handleScan(parseScan(text), text)));
  const cameraState = useSyncExternalStore(camera.subscribe, camera.getSnapshot);
  // A phone at the entrance is used to scan, so its camera starts at once.
  const startOnTouch = useCallback(
    (desk: HTMLDivElement | null) => {
      if (desk && matchMedia('(pointer: coarse)').matches) void camera.start();
    },
    [camera],
  );
  /** Typing has paused: a complete link needs no Enter. Returns whether it is one. */
  const takeLink = (text: string) => {
    const reading = parseScanText(text);
    const isKnown =
      reading.kind === 'guest' && list?.guests.some(({ id }) => id === reading.guestId) === true;
    if (!isKnown && !isComplete(reading)) return false;
    handleScan(reading, text);
    if (isKnown) return true;
    // Maybe typed by hand with an error: it stays for a correction, and the next scan replaces it.
    setTyped(text);
    field.current?.select();
    return true;
  };
  /** Results follow typing. */
  const search = (text: string) => {
    const reading = parseScanText(text);
    if (reading.kind !== 'query' && reading.kind !== 'nothing') return;
    // Typing hides the picture, to make space for the matches.
    if (reading.kind === 'query') camera.stop();
    setScan((last) =>
      reading.kind === 'nothing' && last.reading.kind !== 'query' ? last : { ...last, reading, text },
    );
  };
  // The next scan may come from a USB scanner, which types; with the camera on, a phone's keyboard would only cover the
  // result.
  const focusField = () => {
    if (cameraState.status !== 'on') field.current?.focus();
  };
  /** A scan may also come while a dialog is open, which keeps the focus. */
  const endScan = () => {
    if (!hasModal()) focusField();
  };
  const choose = (guestId: string) => {
    handleScan({ kind: 'guest', guestId }, guestId, true);
    endScan();
  };
  const submit = (text = typed) => {
    const reading = parseScanText(text);
    if (reading.kind === 'nothing') {
      // Some scanners end a code with two Enters, so Enter checks in only a guest who was found by name.
      if (scan.isChosen) checkIn.current?.click();
      return;
    }
    const found = reading.kind === 'query' && list?.isComplete ? findGuests(list.guests, reading.query) : [];
    const only = found.length === 1 ? found[0]?.id : undefined;
    if (only !== undefined) return choose(only);
    handleScan(reading, text);
    endScan();
    // A query may need a correction; another input replaces it.
    if (reading.kind === 'query') field.current?.select();
  };
  useScannerKeys({
    onType: setTyped,
    onEnd: submit,
    onPause(text) {
      if (takeLink(text)) return endScan();
      search(text);
      // The typing goes on there.
      if (!hasModal()) field.current?.focus();
    },
  });
  const close = () => {
    setScan(noScan);
    setTyped('');
    if (cameraState.status === 'on') heading.current?.focus({ preventScroll: true });
    else field.current?.focus();
  };
  const clear = () => {
    close();
    field.current?.focus();
  };
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="visually-hidden">
        <Trans>Check in</Trans>
      </h2>
      <div className={layout.desk} ref={startOnTouch}>
        <ArrivalCount {...{ log, entries, list, readiness }} onUndone={focusField} />
        <div className={layout.results} role="presentation" onKeyDown={moveFocus}>
          <ScanField
            ref={takeField}
            value={typed}
            onChange={setTyped}
            onSubmit={() => submit()}
            onSearch={(text) => void (takeLink(text) || search(text))}
            onClear={clear}
          />
          <CameraView state={cameraState} onStart={() => void camera.start()} onStop={camera.stop} />
          <OfflineNotice list={list} isLasting={log.isLasting()} />
          <ScanFeedback at={scan.at} result={result} isComplete={list?.isComplete === true} />
          {result.kind === 'guest' && (
            <GuestCard
              key={scan.at}
              {...result}
              checkInRef={(button) => {
                checkIn.current = button;
              }}
              onArrive={(people) => {
                log.add({ guestId: result.guestId, name: result.guest.name, people, at: Date.now() });
                focusField();
              }}
              onClose={close}
            />
          )}
          {result.kind === 'query' && (
            <GuestsFound
              {...{ list, isFetching, hasFailed, entries }}
              guests={result.found}
              onChoose={choose}
              onReload={() => void refetch()}
            />
          )}
          {/* Without a scan, the list of guests says what there is to do, and takes this place while it is loading. */}
          {(result.kind !== 'nothing' || !(isFetching || list?.isComplete)) && (
            <ScanResultView result={result} text={scan.text} />
          )}
          {list?.isComplete && result.kind !== 'query' && (
            <>
              <EqualGuests eventId={eventId} guests={list.guests} />
              <ExpectedGuests guests={list.guests} entries={entries} onChoose={choose} />
            </>
          )}
          {!list?.isComplete && isFetching && result.kind !== 'query' && <ExpectedGuestsSkeleton />}
        </div>
        <ArrivalPanel
          eventId={eventId}
          log={log}
          entries={entries}
          readiness={readiness}
          handle={handleInAddress(name) ?? eventId}
          onClear={() => {
            log.clear();
            forget();
          }}
          onDone={focusField}
        />
      </div>
    </>
  );
}

const noScan: Scan = { reading: { kind: 'nothing' }, text: '', at: 0 };

/** ↓ and ↑ move between the field and the guests found. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, li button:enabled')];
  const place = stops.findIndex((stop) => stop === event.target);
  const next = step && place >= 0 ? stops[place + step] : undefined;
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Says that the device is on its own, and how old its guest list is. */
function OfflineNotice({ list, isLasting }: { list: CheckInList | undefined; isLasting: boolean }) {
  const { i18n } = useLingui();
  const isOnline = useOnline();
  const time = formatClockTime(i18n, list?.at ?? 0);
  if (isOnline && !list?.isKept) return null;
  return (
    <ScanNotice tone="caution">
      {/* Without storage, the panel says that check-ins are not saved. */}
      {isLasting ? <Trans>Offline. Check-ins are saved on this device.</Trans> : <Trans>Offline</Trans>}{' '}
      {list?.isKept && <Trans>You see the guest list as it was at {time}.</Trans>}
    </ScanNotice>
  );
}

interface CameraViewProps {
  state: CameraState;
  onStart(): void;
  onStop(): void;
}

/** The camera's picture while it is on, otherwise the button to start it. */
function CameraView({ state, onStart, onStop }: CameraViewProps) {
  const { i18n, t } = useLingui();
  if (state.status === 'on') {
    return (
      <div className={joinClasses(styles.camera, styles.cameraOn)}>
        <Picture watch={state.watch} label={t`Camera view`} />
        <Button icon={<CameraOff20Regular />} aria-label={t`Stop camera`} onClick={onStop} />
      </div>
    );
  }
  return (
    <div className={styles.camera}>
      {state.status === 'problem' && (
        <ScanNotice tone="caution" role="alert">
          {i18n._(cameraSentences[state.problem])}
        </ScanNotice>
      )}
      <Button
        size="large"
        icon={<Camera24Regular />}
        disabledFocusable={state.status === 'starting'}
        aria-label={state.status === 'starting' ? t`Starting the camera…` : t`Use camera`}
        onClick={onStart}
      />
    </div>
  );
}

const Picture = ({ watch, label }: { watch: Watch; label: string }) => (
  <video ref={watch} muted playsInline aria-label={label} />
);
