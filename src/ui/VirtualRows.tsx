import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type Ref, useState } from 'react';

interface VirtualRowsProps {
  count: number;
  /** How many columns a spacer spans. */
  columns: number;
  /** The place of the row with the focus, kept on the page wherever the window is scrolled to. */
  focused: number | undefined;
  renderRow(place: number, ref: Ref<HTMLTableRowElement>): ReactNode;
}

/** The rows near the window, between spacers as high as the rest: flat from 200 rows to 100,000. */
export function VirtualRows({ count, columns, focused, renderRow }: VirtualRowsProps) {
  const [top, setTop] = useState(0);
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => 52,
    overscan: 12,
    scrollMargin: top,
    rangeExtractor: (range) => {
      const places = defaultRangeExtractor(range);
      if (focused === undefined || focused >= count || places.includes(focused)) return places;
      return [...places, focused].toSorted((one, other) => one - other);
    },
  });
  const items = virtualizer.getVirtualItems();
  const getEnd = (place: number) => (items[place]?.end ?? top) - top;
  const last = getEnd(items.length - 1);
  return (
    <tbody
      role="rowgroup"
      ref={(body) => void (body && setTop(Math.round(body.getBoundingClientRect().top + scrollY)))}
    >
      {items.map((item, place) => [
        <Spacer
          key={`before ${String(item.key)}`}
          columns={columns}
          height={item.start - top - (place === 0 ? 0 : getEnd(place - 1))}
        />,
        renderRow(item.index, virtualizer.measureElement),
      ])}
      <Spacer columns={columns} height={virtualizer.getTotalSize() - last} />
    </tbody>
  );
}

const Spacer = ({ columns, height }: { columns: number; height: number }) =>
  height > 0 && (
    <tr aria-hidden data-spacer>
      <td colSpan={columns} style={{ blockSize: height }} />
    </tr>
  );
