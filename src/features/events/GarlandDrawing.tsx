import styles from './Evening.module.css';
import {
  bud,
  flower,
  type Garland,
  garlandColors,
  garlandWidth,
  getStringPath,
  petalColors,
} from './garland.ts';

/** A garland that shows numbers which are beside it as text. A flower that is added opens. */
export function GarlandDrawing({ garland: { rows, open, radius, height } }: { garland: Garland }) {
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
