import { type ComponentProps, useCallback, useState } from 'react';
import type { EventSummary } from '../../domain/event.ts';
import { LaterLanguage, useOffscreen } from '../../ui/Offscreen.tsx';
import { getRowKeys } from '../../ui/row-keys.ts';
import { EventCard } from './EventCard.tsx';
import { listenForCardKeys } from './event-keys.ts';
import { computeVisibleRows } from './visible-rows.ts';
import styles from './EventGrid.module.css';

interface EventGridProps {
  events: readonly EventSummary[];
  leadsTo: 'answers' | 'guests';
}

/** Up to this many events are all rendered, so that find in page works without a scroll listener. */
const drawnAtOnce = 60;
const gap = 16;
/** The minimum width and the height of a card, both with the gap, as in EventGrid.module.css. */
const card = { width: 420 + gap, height: 218 + gap };

/** The events as cards. Of a long list only the rows near the window are rendered. */
export const EventGrid = (props: EventGridProps) =>
  props.events.length > drawnAtOnce ? <LongGrid {...props} /> : <ShortGrid {...props} />;

function ShortGrid({ events, leadsTo }: EventGridProps) {
  const keys = getRowKeys(events);
  return (
    <ul className={styles.grid} ref={listenForCardKeys}>
      {events.map((event, place) => (
        <Item key={keys[place]} event={event} leadsTo={leadsTo} />
      ))}
    </ul>
  );
}

function LongGrid({ events, leadsTo }: EventGridProps) {
  const count = events.length;
  const [{ columns, from, to }, setVisible] = useState({ columns: 1, from: 0, to: 8 });
  const watch = useCallback(
    (grid: HTMLElement | null) => {
      if (!grid) return;
      const update = () => {
        const { top, width } = grid.getBoundingClientRect();
        const next = computeVisibleRows(count, { top, width: width + gap, windowHeight: innerHeight }, card);
        setVisible((now) =>
          now.columns === next.columns && now.from === next.from && now.to === next.to ? now : next,
        );
      };
      const resizes = new ResizeObserver(update);
      resizes.observe(grid);
      addEventListener('scroll', update, { passive: true });
      return () => {
        resizes.disconnect();
        removeEventListener('scroll', update);
      };
    },
    [count],
  );
  const rows = Math.ceil(count / columns);
  const shown = events.slice(from * columns, to * columns);
  const keys = getRowKeys(shown);
  return (
    <div ref={watch} style={{ blockSize: rows * card.height - gap }}>
      <ul
        ref={listenForCardKeys}
        className={styles.grid}
        style={{
          gridTemplateColumns: `repeat(${String(columns)}, minmax(0, 1fr))`,
          gridAutoRows: card.height - gap,
          translate: `0 ${String(from * card.height)}px`,
        }}
      >
        {shown.map((event, place) => (
          <Item
            key={keys[place]}
            event={event}
            leadsTo={leadsTo}
            aria-setsize={count}
            aria-posinset={from * columns + place + 1}
          />
        ))}
      </ul>
    </div>
  );
}

interface ItemProps extends ComponentProps<typeof EventCard> {
  'aria-setsize'?: number;
  'aria-posinset'?: number;
}

function Item({ event, leadsTo, ...position }: ItemProps) {
  const [ref, isOffscreen] = useOffscreen();
  return (
    <li ref={ref} {...position}>
      <LaterLanguage isOffscreen={isOffscreen}>
        <EventCard event={event} leadsTo={leadsTo} />
      </LaterLanguage>
    </li>
  );
}
