import { useControl } from '@conform-to/react/future';
import { Input } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, type Ref, useRef, useState } from 'react';
import type { CalendarEvent } from '../api/template.gen.ts';
import { CheckboxField } from '../../forms/CheckboxField.tsx';
import { FieldFrame, type FieldProps } from '../../forms/FieldFrame.tsx';
import { moveEnd } from './calendar-event.ts';
import { getDay, type Time } from './calendar-time.ts';

interface AppointmentTimesProps {
  fields: { allDay: ComponentProps<typeof CheckboxField>['field'] } & Record<
    'start' | 'end',
    FieldProps['field']
  >;
  /** The appointment as it was opened. */
  event: CalendarEvent;
}

/** When an appointment starts and ends. A start moved behind the end moves the end too. */
export function AppointmentTimes({ fields, event }: AppointmentTimesProps) {
  const { t } = useLingui();
  const [allDay, setAllDay] = useState(event.allDay);
  const startInput = useRef<HTMLInputElement>(null);
  const endInput = useRef<HTMLInputElement>(null);
  const {
    value: start = '',
    register: registerStart,
    change: setStart,
  } = useControl({
    defaultValue: fields.start.defaultValue,
    onFocus: () => startInput.current?.focus(),
  });
  const {
    value: end = '',
    register: registerEnd,
    change: setEnd,
  } = useControl({
    defaultValue: fields.end.defaultValue,
    onFocus: () => endInput.current?.focus(),
  });
  /** The times before the start was edited: while digits are typed, the end follows from these. */
  const before = useRef({ start, end });
  const changeStart = (next: Time) => {
    setStart(next);
    setEnd(moveEnd(before.current, next, allDay));
  };
  return (
    <>
      <CheckboxField
        field={fields.allDay}
        label={t`All day`}
        onChange={(isChecked) => {
          setAllDay(isChecked);
          // The hidden times of whole days may be in any order.
          setEnd(moveEnd({ start, end }, start, isChecked));
        }}
      />
      <input hidden name={fields.start.name} ref={registerStart} />
      <FieldFrame field={fields.start} label={t`Starts`} required>
        <TimeInput
          ref={startInput}
          allDay={allDay}
          value={start}
          hiddenTime={event.start.slice(10)}
          onFocus={() => (before.current = { start, end })}
          onChange={changeStart}
        />
      </FieldFrame>
      <input hidden name={fields.end.name} ref={registerEnd} />
      <FieldFrame field={fields.end} label={t`Ends`} required>
        <TimeInput
          ref={endInput}
          allDay={allDay}
          value={end}
          hiddenTime={event.end.slice(10)}
          onChange={setEnd}
        />
      </FieldFrame>
    </>
  );
}

interface TimeInputProps {
  ref: Ref<HTMLInputElement>;
  allDay: boolean;
  /** Empty while it is incomplete. */
  value: Time;
  /** The time of a whole day, which is kept for the case that it becomes some hours again: `T09:00`. */
  hiddenTime: string;
  onFocus?(): void;
  onChange(time: Time): void;
}

const TimeInput = ({ ref, allDay, value, hiddenTime, onFocus, onChange }: TimeInputProps) => (
  <Input
    // A browser does not convert what it shows into another type.
    key={String(allDay)}
    type={allDay ? 'date' : 'datetime-local'}
    input={{ ref, dir: 'ltr', ...(onFocus && { onFocus }) }}
    value={allDay ? getDay(value) : value}
    onChange={(_, { value: next }) =>
      onChange(allDay && next ? `${next}${value.slice(10) || hiddenTime}` : next)
    }
  />
);
