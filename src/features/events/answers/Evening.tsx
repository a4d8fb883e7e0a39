import { Button } from '@fluentui/react-components';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { ComingCount } from '../../../domain/event/analytics.ts';
import { ComingHeadline } from '../../../shared/event/ComingHeadline.tsx';
import { EventName } from '../../../shared/event/EventName.tsx';
import { FullScreen } from '../../../ui/layout/FullScreen.tsx';
import { useMediaQuery } from '../../../browser/use-media-query.ts';
import styles from './Evening.module.css';
import {
  bud,
  flower,
  type Garland,
  garlandColors,
  garlandWidth,
  getStringPath,
  petalColors,
  placeGarland,
} from './garland.ts';

interface EveningProps {
  name: string;
  count: ComingCount;
  /** When the numbers were read. */
  updatedAt: number;
  /** Reads them again, after a failed refresh. */
  onRetry: (() => void) | undefined;
}

/** Who is coming, on the whole screen of a tablet or a television: it follows the answers by itself. */
export function Evening({ name, count, updatedAt, onRetry }: EveningProps) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const isUpright = useMediaQuery('(orientation: portrait)');
  const garland = placeGarland(count, isUpright ? { perRow: 14, rows: 6 } : { perRow: 26, rows: 4 });
  const close = () =>
    void navigate({ to: '.', search: (before) => ({ ...before, full: undefined }), replace: true });
  const time = i18n.date(new Date(updatedAt), { timeStyle: 'short' });
  return (
    <FullScreen labelledBy="evening" onClose={close}>
      <div className={styles.evening}>
        <GarlandDrawing garland={garland} />
        <div className={styles.words}>
          <h2 id="evening">
            <EventName name={name} isClamped />
          </h2>
          <p>
            <ComingHeadline count={count} />
          </p>
        </div>
        <div className={styles.notes}>
          {garland.each > 1 && <FlowerNote unit={count.unit} each={garland.each} />}
          <p role="status">
            {onRetry && <Trans>We could not refresh the answers. These are from {time}.</Trans>}
          </p>
          {onRetry ? (
            <Button appearance="outline" onClick={onRetry}>
              <Trans>Try again</Trans>
            </Button>
          ) : (
            <p>
              <Trans>Updated at {time}</Trans>
            </p>
          )}
        </div>
      </div>
    </FullScreen>
  );
}

const FlowerNote = ({ unit, each }: { unit: ComingCount['unit']; each: number }) => (
  <p>
    {unit === 'people' ? (
      <Plural value={each} one="One flower for # person" other="One flower for # people" />
    ) : (
      <Plural value={each} one="One flower for # invitation" other="One flower for # invitations" />
    )}
  </p>
);

/** A garland that shows numbers which are beside it as text. A flower that is added opens. */
function GarlandDrawing({ garland: { rows, open, radius, height } }: { garland: Garland }) {
  const firsts = rows.map((_, index) =>
    rows.slice(0, index).reduce((sum, { places }) => sum + places.length, 0),
  );
  return (
    <svg className={styles.garland} viewBox={`0 0 ${garlandWidth} ${height}`} aria-hidden>
      {rows.map((row, index) => (
        <g key={row.y} color={petalColors[index % petalColors.length]}>
          <path d={getStringPath(row)} fill="none" stroke={garlandColors.string} strokeWidth="3" />
          {row.places.map(({ x, y }, place) => {
            const isOpen = (firsts[index] ?? 0) + place < open;
            return (
              <g
                key={`${x} ${isOpen}`}
                data-flower={isOpen ? 'open' : 'bud'}
                transform={`translate(${x} ${y}) scale(${radius})`}
              >
                {isOpen ? (
                  <g className={styles.flower}>
                    <path d={flower.petals} fill="currentColor" />
                    <path d={flower.shade} fill={garlandColors.shade} />
                    <path d={flower.heart} fill={garlandColors.heart} />
                  </g>
                ) : (
                  <path d={bud} fill={garlandColors.bud} />
                )}
              </g>
            );
          })}
        </g>
      ))}
    </svg>
  );
}
