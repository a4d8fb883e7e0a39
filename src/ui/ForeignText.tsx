import { splitPieces } from './foreign-text.ts';
import styles from './ForeignText.module.css';

interface ForeignTextProps {
  text: string;
  /** Whether it is cut to one line, at the end of its own direction: Arabic is cut on the left. */
  isOneLine?: boolean;
}

/** Text written by others: isolated in direction, with invisible control characters shown. */
export const ForeignText = ({ text, isOneLine = false }: ForeignTextProps) => (
  <bdi className={isOneLine ? styles.oneLine : undefined}>
    {splitPieces(text).map((piece, place) =>
      'text' in piece ? (
        piece.text
      ) : (
        <span key={`${piece.control} ${String(place)}`} className={styles.controlCharacter}>
          {piece.control}
        </span>
      ),
    )}
  </bdi>
);
