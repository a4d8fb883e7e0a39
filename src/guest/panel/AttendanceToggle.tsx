import { Trans } from '@lingui/react/macro';
import { type RefObject, useId } from 'react';

interface AttendanceToggleProps {
  /** 1 and above means Yes, 0 No, null not answered. */
  count: number | null;
  saved: number | null;
  /** True after a confirm with neither chosen. */
  isMissing: boolean;
  /** The control that gets the focus if the choice is missing. */
  control: RefObject<HTMLInputElement | null>;
  onChange(count: 0 | 1): void;
}

/** The question of a single-guest event. The status text says what is saved, until the choice differs. */
export function AttendanceToggle({ count, saved, isMissing, control, onChange }: AttendanceToggleProps) {
  const name = useId();
  return (
    <div className="question" data-early="question">
      {saved !== null && (
        <p className="answered">
          {saved > 0 ? (
            <Trans>You have confirmed attendance</Trans>
          ) : (
            <Trans>You have declined the invitation</Trans>
          )}
        </p>
      )}
      <fieldset
        role="radiogroup"
        aria-invalid={isMissing}
        aria-describedby={isMissing ? 'missing' : undefined}
      >
        <legend>
          <Trans>Will you be attending this event?</Trans>
        </legend>
        <div className="toggle">
          <label>
            <input
              ref={control}
              type="radio"
              name={name}
              data-early="yes"
              checked={count !== null && count > 0}
              onChange={() => onChange(1)}
            />
            <Trans>Yes</Trans>
          </label>
          <label>
            <input
              type="radio"
              name={name}
              data-early="no"
              checked={count === 0}
              onChange={() => onChange(0)}
            />
            <Trans>No</Trans>
          </label>
        </div>
      </fieldset>
    </div>
  );
}
