import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type MouseEvent, type RefObject, useRef } from 'react';
import { AnswerInWords } from './AnswerInWords.tsx';
import { getKeyStep, clampCount } from '../answering/count.ts';

interface CountControlProps {
  /** The maximum number of people that may come, at least 1. */
  limit: number;
  inviteeOnCard: number | undefined;
  /** The count to show; null is not answered yet. A saved count may exceed the limit. */
  count: number | null;
  saved: number | null;
  /** True after a confirm without a choice. */
  isMissing: boolean;
  /** The slider, which gets the focus if the choice is missing. */
  control: RefObject<HTMLInputElement | null>;
  /** Null takes the choice back. */
  onChange(count: number | null): void;
}

/** Asks how many will come: the slider of the specification, with − and + buttons. */
export function CountControl(props: CountControlProps) {
  const { limit, inviteeOnCard = limit, count, saved, isMissing, control, onChange } = props;
  const { t } = useLingui();
  const onSlider = clampCount(count ?? 0, limit);
  // No Intl formatter: creating the first one takes a tenth of a second on a cheap phone.
  const format = (value: number | null) => (value === null ? '–' : String(value));
  const invited = format(inviteeOnCard);
  const confirmed = format(count);
  const max = String(limit);
  const step = (by: number) => onChange(by < 0 ? Math.min((count ?? 0) + by, limit) : (count ?? 0) + by);
  const stepByKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const by = getKeyStep(event, event.currentTarget);
    if (by === undefined) return;
    event.preventDefault();
    if (by !== 0) step(by);
  };
  const beforePress = useRef<number | null>(null);
  // A slider at 0 fires no change event when it is set to 0.
  const setUntouched = (event: MouseEvent<HTMLInputElement>) => {
    if (count === null) onChange(event.currentTarget.valueAsNumber);
  };
  // A translator of the browser replaces the texts that React would update, so a text that changes gets a key.
  return (
    <div className="question counter" data-early="question">
      {saved !== null && saved <= limit && (
        <p className="answered" data-early="answered" key={saved}>
          <Trans>
            Your answer: <AnswerInWords count={saved} />
          </Trans>
        </p>
      )}
      <p className="facts">
        <span>
          <Trans>
            Invited : <b data-early="invited">{invited}</b>
          </Trans>
        </span>
        <output
          key={`count ${confirmed}`}
          aria-live="off"
          data-early="count"
          data-unanswered={count === null || undefined}
        >
          {count === null ? '?' : confirmed}
        </output>
        <span key={confirmed}>
          <Trans>
            Confirmed : <b data-early="confirmed">{confirmed}</b>
          </Trans>
        </span>
      </p>
      <div className="stepper">
        <button
          type="button"
          data-early="fewer"
          aria-label={t`One fewer`}
          aria-disabled={onSlider === 0 && count !== null}
          onClick={() => step(-1)}
        >
          −
        </button>
        <input
          ref={control}
          type="range"
          data-early="slider"
          min={0}
          max={limit}
          step={1}
          value={onSlider}
          style={{ '--filled': `${(100 * onSlider) / limit}%` }}
          aria-label={t`Confirmed`}
          aria-valuetext={count === null ? t`Not answered yet` : t`${confirmed} of ${max}`}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? 'missing' : undefined}
          onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
          onPointerDown={() => (beforePress.current = count === saved ? null : count)}
          // The browser sets the slider under a finger, and then finds that the finger scrolls the page.
          onPointerCancel={() => onChange(beforePress.current)}
          onKeyDown={stepByKey}
          onClick={setUntouched}
        />
        <button
          type="button"
          data-early="more"
          aria-label={t`One more`}
          aria-disabled={onSlider === limit}
          onClick={() => step(1)}
        >
          +
        </button>
      </div>
      {saved !== null && saved > limit && (
        <p className="hint">
          <Trans>
            You confirmed {format(saved)} before. Your invitation now allows up to {max}, so please choose
            again.
          </Trans>
        </p>
      )}
      {limit !== inviteeOnCard && (saved ?? 0) <= limit && (
        <p className="hint">
          <Plural
            value={limit}
            one="Your invitation is for up to # person."
            other="Your invitation is for up to # people."
          />
        </p>
      )}
      <p className="hint">
        <Trans>Drag the bar to select confirmed invitees</Trans>
      </p>
    </div>
  );
}
