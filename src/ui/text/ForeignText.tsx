import { splitPieces } from './foreign-text.ts';
import styles from './text.module.css';

export interface ForeignTextProps {
  text: string;
  /** Whether it is cut to one line, at the end of its own direction: Arabic is cut on the left. */
  isOneLine?: boolean | undefined;
  /** Whether it is cut, in the same way, after two lines, or `--max-lines`. */
  isClamped?: boolean | undefined;
}

/** Text written by others as the whole of its element, whose `dir="auto"` follows it: not isolated. */
export const ForeignPieces = ({ text }: { text: string }) =>
  splitPieces(text).map((piece, place) =>
    'text' in piece ? (
      piece.text
    ) : (
      <span key={`${piece.control} ${String(place)}`} className={styles.controlCharacter}>
        {piece.control}
      </span>
    ),
  );

/** Text written by others: isolated in direction, with invisible control characters shown. */
export const ForeignText = ({ text, isOneLine, isClamped }: ForeignTextProps) => (
  <bdi className={isOneLine ? styles.oneLine : isClamped ? styles.clamped : undefined}>
    <ForeignPieces text={text} />
  </bdi>
);
