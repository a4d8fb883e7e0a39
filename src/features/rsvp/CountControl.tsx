import { Trans, useLingui } from '@lingui/react/macro';
import { withinLimit } from './count.ts';

interface CountControlProps {
  /** The most people that may come, at least 1. */
  limit: number;
  inviteeOnCard: number | undefined;
  /** The count to show; null is not answered yet. It may lie above the limit when it was saved so. */
  count: number | null;
  saved: number | null;
  choose(count: number): void;
}

/** How many will come: the slider of the specification, and − and + for those who rather tap. */
export function CountControl({ limit, inviteeOnCard = limit, count, saved, choose }: CountControlProps) {
  const { t, i18n } = useLingui();
  const onSlider = withinLimit(count ?? 0, limit);
  const counted = (value: number | null) => (value === null ? '–' : i18n.number(value));
  const invited = counted(inviteeOnCard);
  const confirmed = counted(count);
  const most = i18n.number(limit);
  return (
    <div className="question">
      <p className="facts">
        <span>
          <Trans>
            Invited : <b>{invited}</b>
          </Trans>
        </span>
        <span>
          <Trans>
            Confirmed : <b>{confirmed}</b>
          </Trans>
        </span>
      </p>
      <div className="stepper">
        <button
          type="button"
          aria-label={t`One fewer`}
          aria-disabled={onSlider === 0 && count !== null}
          onClick={() => choose(Math.min((count ?? 0) - 1, limit))}
        >
          <Sign />
        </button>
        <output aria-live="off" data-unanswered={count === null || undefined}>
          {confirmed}
        </output>
        <button
          type="button"
          aria-label={t`One more`}
          aria-disabled={onSlider === limit}
          onClick={() => choose((count ?? 0) + 1)}
        >
          <Sign plus />
        </button>
      </div>
      <div className="slider">
        <input
          type="range"
          min={0}
          max={limit}
          step={1}
          value={onSlider}
          style={{ '--filled': `${(100 * onSlider) / limit}%` }}
          aria-label={t`Confirmed`}
          aria-valuetext={count === null ? t`Not answered yet` : t`${confirmed} of ${most}`}
          onChange={(event) => choose(event.currentTarget.valueAsNumber)}
        />
        <p className="ends" aria-hidden="true">
          <span>{i18n.number(0)}</span>
          <span>{most}</span>
        </p>
      </div>
      <p className="hint">
        <Trans>Drag the bar to select confirmed invitees</Trans>
      </p>
      {saved !== null && saved > limit && (
        <p className="hint">
          <Trans>
            Your saved answer is {counted(saved)}. The most you can confirm now is {most}.
          </Trans>
        </p>
      )}
      {limit !== inviteeOnCard && (
        <p className="hint">
          <Trans>You can confirm up to {most}.</Trans>
        </p>
      )}
    </div>
  );
}

const Sign = ({ plus = false }) => (
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <path d={plus ? 'M5 12h14M12 5v14' : 'M5 12h14'} />
  </svg>
);
