import { Trans } from '@lingui/react/macro';
import { useId } from 'react';

interface AttendanceToggleProps {
  /** 1 and above reads as Yes, 0 as No, null as not answered. */
  count: number | null;
  saved: number | null;
  /** True after a confirm with neither chosen. */
  unchosen: boolean;
  choose(count: 0 | 1): void;
}

/** The question of a single-guest event. The status text speaks of what is saved, not of the toggle. */
export function AttendanceToggle({ count, saved, unchosen, choose }: AttendanceToggleProps) {
  const name = useId();
  const missing = useId();
  return (
    <div className="question">
      <fieldset role="radiogroup" aria-invalid={unchosen} aria-describedby={unchosen ? missing : undefined}>
        <legend>
          <Trans>Will you be attending this event?</Trans>
        </legend>
        <div className="toggle">
          <label>
            <input
              type="radio"
              name={name}
              checked={count !== null && count > 0}
              onChange={() => choose(1)}
            />
            <Trans>Yes</Trans>
          </label>
          <label>
            <input type="radio" name={name} checked={count === 0} onChange={() => choose(0)} />
            <Trans>No</Trans>
          </label>
        </div>
      </fieldset>
      {unchosen && (
        <p className="hint" role="alert" id={missing}>
          <Trans>Please choose Yes or No.</Trans>
        </p>
      )}
      {saved !== null && (
        <p className="hint">
          {saved > 0 ? (
            <Trans>You have confirmed attendance</Trans>
          ) : (
            <Trans>You have declined the invitation</Trans>
          )}
        </p>
      )}
    </div>
  );
}
