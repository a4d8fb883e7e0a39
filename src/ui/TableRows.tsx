import { type ReactNode, useState, useSyncExternalStore } from 'react';
import type { NearChunks } from './near-chunks.ts';
import { type ChunkHeights, RowChunk } from './RowChunk.tsx';
import { chunkSize, getChunks, splitTable } from './split-table.ts';

/** Up to this many rows are all rendered, so that find in page finds them. */
const renderedAtMost = 200;

/** The assumed height of a row before any was rendered, in px. */
const usualHeight = 52;

interface TableRowsProps {
  count: number;
  chunks: NearChunks;
  renderRow(place: number): ReactNode;
}

/** The rows of a table, of a long one only those near the window. A scroll renders this part of the table alone. */
export function TableRows({ count, chunks, renderRow }: TableRowsProps) {
  const [heights] = useState<ChunkHeights>(() => new Map());
  const [rowHeight, setRowHeight] = useState(usualHeight);
  const { near, rendered } = useSyncExternalStore(chunks.subscribe, chunks.getSnapshot);
  const isShort = count <= renderedAtMost;
  return splitTable(count, isShort ? getChunks(count) : near).map(({ start, end }) => (
    <RowChunk
      key={end - start > chunkSize ? `block ${start}` : start}
      start={start}
      end={end}
      heights={heights}
      rowHeight={rowHeight}
      onRowHeight={setRowHeight}
      renderRow={isShort || (end - start <= chunkSize && rendered.has(start)) ? renderRow : undefined}
      chunks={isShort ? undefined : chunks}
    />
  ));
}
