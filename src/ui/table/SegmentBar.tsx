import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { cacheFormat } from '../../i18n/cache-format.ts';
import { joinClasses } from '../page/classes.ts';
import styles from './SegmentBar.module.css';

/** One share of a whole. */
export interface Segment {
  id: string;
  /** The label, as "Coming". */
  label: string;
  /** Any unit, the same for all segments; 0 or less draws nothing. */
  value: number;
  /** `open` is hatched, which is readable without colour. */
  tone: 'positive' | 'negative' | 'caution' | 'open';
}

interface SegmentBarProps {
  segments: readonly Segment[];
  /** 14 or 6 px high. */
  size?: 'medium' | 'small';
  /** Without a legend the bar is an image with a text alternative. */
  hasLegend?: boolean;
  /** Renders an entry of the legend, as a link to the list that it counts. */
  renderEntry?: (segment: Segment, entry: ReactNode) => ReactNode;
}

const getListFormat = cacheFormat((locale) => new Intl.ListFormat(locale, { type: 'unit' }));

/** Shares of a whole as one bar. Each share has its place, its colour and, in the legend, its label. */
export function SegmentBar({
  segments,
  size = 'medium',
  renderEntry,
  hasLegend = renderEntry !== undefined,
}: SegmentBarProps) {
  const { i18n } = useLingui();
  const drawn = segments.filter(({ value }) => value > 0);
  const describeSegment = ({ label, value }: Segment) => `${label} ${i18n.number(value)}`;
  const textAlternative = hasLegend
    ? { 'aria-hidden': true }
    : { role: 'img', 'aria-label': getListFormat(i18n.locale).format(segments.map(describeSegment)) };
  return (
    <>
      <div {...textAlternative} className={joinClasses(styles.bar, size === 'small' && styles.small)}>
        {drawn.map(({ id, value, tone }) => (
          <i key={id} className={styles[tone]} style={{ flexGrow: value }} />
        ))}
        {drawn.length === 0 && <i className={styles.empty} />}
      </div>
      {hasLegend && (
        <ul className={styles.legend}>
          {segments.map((segment) => {
            const entry = (
              <>
                <i className={styles[segment.tone]} aria-hidden />
                {segment.label} <b>{i18n.number(segment.value)}</b>
              </>
            );
            return <li key={segment.id}>{renderEntry ? renderEntry(segment, entry) : entry}</li>;
          })}
        </ul>
      )}
    </>
  );
}
